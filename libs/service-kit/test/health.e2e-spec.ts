import { setTimeout as sleep } from 'node:timers/promises';
import { startMall, until, type TestMall } from '@mall/testing';

let mall: TestMall;

beforeAll(async () => {
  const blocker = new URL('./blocks-on-signal.mjs', import.meta.url).href;
  mall = await startMall(['user', 'chat'], {
    env: { chat: { NODE_OPTIONS: `--import=${blocker}`, STUCK_SECONDS: '2' } },
  });
}, 60_000);

const health = async (kind: 'live' | 'ready') => {
  const answer = await fetch(`${mall.service('user').url}/health/${kind}`);
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const untilReadiness = (wanted: number) =>
  until(async () => ((await health('ready')).status === wanted ? true : undefined), {
    what: `readiness ${wanted}`,
    timeoutMs: 20_000,
  });

describe('readiness', () => {
  it('is lost within seconds when the database answers connections and fails queries, and comes back', async () => {
    expect(await health('ready')).toEqual({ status: 200, body: { nats: true, database: true } });
    await mall.query('user', 'ALTER TABLE outbox RENAME TO outbox_lost');
    await untilReadiness(503);
    expect(await health('ready')).toEqual({ status: 503, body: { nats: true, database: false } });
    // The process itself is healthy: a restart would not help.
    expect((await health('live')).status).toBe(200);
    await mall.query('user', 'ALTER TABLE outbox_lost RENAME TO outbox');
    await untilReadiness(200);
  });

  it('answers while a table is locked', async () => {
    const locked = mall.query('user', 'BEGIN; LOCK TABLE outbox; SELECT pg_sleep(20); COMMIT');
    await untilReadiness(503);
    const first = await Promise.race([health('ready').then(() => 'answered'), locked.then(() => 'unlocked')]);
    expect(first).toBe('answered');
    await locked;
    await untilReadiness(200);
  });
});

describe('a process whose event loop is blocked', () => {
  it('ends itself, and says why', async () => {
    const { pid } = mall.service('chat');
    await sleep(1_500);
    process.kill(pid, 'SIGUSR2');
    await until(() => Promise.resolve(isRunning(pid) ? undefined : true), {
      what: 'the end of the process',
      timeoutMs: 10_000,
    });
    expect(mall.service('chat').logs()).toContain(
      'The event loop has been blocked for 2 s; the process ends.',
    );
  });

  it('continues after a suspension', async () => {
    const { pid } = await mall.service('chat').start();
    process.kill(pid, 'SIGSTOP');
    await sleep(4_000);
    process.kill(pid, 'SIGCONT');
    await sleep(2_500);
    expect(isRunning(pid)).toBe(true);
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
