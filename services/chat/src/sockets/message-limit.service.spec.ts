import { jest } from '@jest/globals';
import { MessageLimitService } from './message-limit.service.js';

describe('the limit of messages', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** Sends messages one after another, and returns a function that tells how many have passed. */
  function sending(limit: MessageLimitService, socketId: number, messages: number): () => number {
    let passed = 0;
    void (async () => {
      for (; passed < messages; passed += 1) await limit.pass(socketId);
    })();
    return () => passed;
  }

  it('accepts thirty messages of a socket at once, then at least ten a second, and all of them in the end', async () => {
    const passed = sending(new MessageLimitService(), 1, 100);
    await jest.advanceTimersByTimeAsync(50);
    expect(passed()).toBe(30);
    await jest.advanceTimersByTimeAsync(1_200);
    expect(passed()).toBe(40);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(passed()).toBe(100);
  });

  it('counts each socket apart', async () => {
    const limit = new MessageLimitService();
    sending(limit, 1, 100);
    const other = sending(limit, 2, 5);
    await jest.advanceTimersByTimeAsync(50);
    expect(other()).toBe(5);
  });
});
