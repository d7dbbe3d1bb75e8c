import { jest } from '@jest/globals';
import { MessageLimitService } from './message-limit.service.js';

describe('the limit of messages', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  const passed = async (limit: MessageLimitService, socketId: number, attempts: number): Promise<number> => {
    let count = 0;
    for (let attempt = 0; attempt < attempts; attempt += 1) if (await limit.allows(socketId)) count += 1;
    return count;
  };

  it('accepts thirty messages of a socket at once, then ten a second', async () => {
    const limit = new MessageLimitService();
    expect(await passed(limit, 1, 100)).toBe(30);
    jest.advanceTimersByTime(1_001);
    expect(await passed(limit, 1, 100)).toBe(10);
  });

  it('counts each socket apart', async () => {
    const limit = new MessageLimitService();
    await passed(limit, 1, 100);
    expect(await passed(limit, 2, 5)).toBe(5);
  });
});
