import { jest } from '@jest/globals';
import { ServerClock } from './server-clock.js';

/** A server whose time is ahead of this machine's. */
class Server {
  aheadMs = 0;
  isClosed = (): boolean => false;
  request = async () =>
    ({
      json: () => ({ server: { time: new Date(Date.now() + this.aheadMs).toISOString() } }),
    }) as never;
}

const HOUR_MS = 3_600_000;
let server: Server;
let clock: ServerClock;

beforeEach(async () => {
  jest.useFakeTimers();
  server = new Server();
  clock = new ServerClock(server);
  await clock.synchronize();
});
afterEach(() => jest.useRealTimers());

const ahead = (): number => Math.round((clock.now() - Date.now()) / 1_000);

it('is the time of the server, whatever the machine’s clock says meanwhile', async () => {
  server.aheadMs = 60_000;
  await clock.synchronize();
  expect(ahead()).toBe(60);
  jest.setSystemTime(Date.now() - HOUR_MS);
  expect(ahead()).toBe(60 + 3_600);
});

it('keeps the former time for half a minute after a jump of the server', async () => {
  expect(clock.former()).toBeUndefined();
  server.aheadMs = HOUR_MS;
  await clock.synchronize();
  expect(ahead()).toBe(3_600);
  expect(Math.round((clock.former()! - Date.now()) / 1_000)).toBe(0);
  jest.advanceTimersByTime(30_001);
  expect(clock.former()).toBeUndefined();
});

it('takes a drift for no jump', async () => {
  server.aheadMs = 400;
  await clock.synchronize();
  expect(clock.former()).toBeUndefined();
});
