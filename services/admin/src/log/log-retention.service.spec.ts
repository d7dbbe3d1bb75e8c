import { aParameter, InMemoryParameters } from '../parameter/parameter.fakes.js';
import { InMemoryLog } from './log.fakes.js';
import { LogRetentionService } from './log-retention.service.js';

const DAY_MS = 86_400_000;

function retention(value?: string) {
  const log = new InMemoryLog();
  const stored = value === undefined ? [] : [aParameter({ publicKey: 'LOG_RETENTION_DAYS', value })];
  return { log, service: new LogRetentionService(log, new InMemoryParameters(...stored)) };
}

describe('log entries', () => {
  it.each([
    ['200', 200],
    [undefined, 1_095],
    ['0', 180],
    ['999999', 3_650],
    ['soon', 1_095],
  ])('are kept as many days as the parameter says, within its bounds: %s', async (value, days) => {
    expect(await retention(value).service.days()).toBe(days);
  });

  it('are deleted when they are older', async () => {
    const { log, service } = retention('180');
    await service.deleteExpired();
    expect(log.deletedBefore).toHaveLength(1);
    expect(Math.abs(log.deletedBefore[0]!.getTime() - (Date.now() - 180 * DAY_MS))).toBeLessThan(5_000);
  });
});
