import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts, HealthWatch, ManagedProcess, ProcessLedger, until } from '../src/index.js';
import { LARGEST_LOG } from '../src/process/log-limit.js';
import { startTimeOf } from '../src/process/start-time.js';
import { Supervisor } from '../src/process/supervisor.js';

describe('processes of the launcher', () => {
  const dir = mkdtempSync(join(tmpdir(), 'mall-processes-'));
  const ledgerFile = join(dir, 'processes.json');
  const logFile = join(dir, 'child.log');
  const node = (script: string, ledger: ProcessLedger): Promise<ManagedProcess> =>
    ManagedProcess.start({ name: 'child', command: process.execPath, args: ['-e', script], logFile, ledger });

  afterAll(() => rmSync(dir, { recursive: true }));

  it('restarts a process that was killed, and stops it on request', async () => {
    const sentences: string[] = [];
    const first = await node('setInterval(() => {}, 1000)', new ProcessLedger(ledgerFile));
    const supervisor = new Supervisor(first, { say: (sentence) => sentences.push(sentence) });
    process.kill(first.pid, 'SIGKILL');
    const second = await until(
      () => Promise.resolve(supervisor.process.pid === first.pid ? undefined : supervisor.process),
      { what: 'the second process', timeoutMs: 20_000 },
    );
    expect(sentences.join()).toContain('child ended with signal SIGKILL; it starts again');
    await supervisor.stop();
    expect(startTimeOf(second.pid)).toBeUndefined();
  });

  it('keeps the log of a running process small, with its last lines', async () => {
    const file = join(dir, 'talkative.log');
    const talkative = await ManagedProcess.start({
      name: 'talkative',
      command: process.execPath,
      args: [
        '-e',
        `let n = 0;
         const talk = () => { console.log('x'.repeat(1_000_000) + ' ' + ++n); if (n < 60) setTimeout(talk, 40); else console.log('said'); };
         talk(); setInterval(() => {}, 1000);`,
      ],
      logFile: file,
    });
    const size = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    let largest = 0;
    const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
    await until(
      async () => {
        largest = Math.max(largest, size(file));
        return /\nsaid\n$/.test(read(file)) || undefined;
      },
      { what: 'the last line', timeoutMs: 60_000 },
    );
    expect(largest).toBeLessThan(2 * LARGEST_LOG);
    expect(size(`${file}.1`)).toBeGreaterThan(0);
    const numbers = [...`${read(`${file}.1`)}${read(file)}`.matchAll(/x (\d+)\n/g)].map(([, n]) => Number(n));
    expect(numbers.length).toBeGreaterThan(15);
    expect(numbers.at(-1)).toBe(60);
    await talkative.stop();
  }, 90_000);

  it('ends the pause before a restart on request, and starts one process', async () => {
    const sentences: string[] = [];
    const first = await node('setInterval(() => {}, 1000)', new ProcessLedger(ledgerFile));
    const supervisor = new Supervisor(first, {
      say: (sentence) => {
        sentences.push(sentence);
        // The pause begins after this sentence.
        setImmediate(() => supervisor.startNow());
      },
    });
    process.kill(first.pid, 'SIGKILL');
    const second = await until(
      () => Promise.resolve(supervisor.process.pid === first.pid ? undefined : supervisor.process),
      { what: 'the second process', timeoutMs: 20_000 },
    );
    // The pause that would have been.
    await sleep(200);
    expect(supervisor.process.pid).toBe(second.pid);
    expect(supervisor.restarts).toBe(1);
    expect(sentences).toHaveLength(1);
    await supervisor.stop();
    expect(startTimeOf(second.pid)).toBeUndefined();
  });

  it('stops the processes that a killed run left behind, with their children', async () => {
    const lost = await node(
      `const { pid } = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
       console.log(pid); setInterval(() => {}, 1000);`,
      new ProcessLedger(ledgerFile),
    );
    const grandchild = await until(() => Promise.resolve(Number(lost.lastLines(1)) || undefined), {
      what: 'the pid of the grandchild',
      timeoutMs: 20_000,
    });
    expect(await new ProcessLedger(ledgerFile).sweep()).toEqual(['child']);
    await until(() => Promise.resolve(startTimeOf(grandchild) === undefined || undefined), {
      what: 'the end of the grandchild',
      timeoutMs: 20_000,
    });
  });

  it('restarts a process whose event loop is blocked, and leaves it alone after the limit', async () => {
    const sentences: string[] = [];
    const [port] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const supervisor = new Supervisor(
      await ManagedProcess.start({
        name: 'blocked',
        command: process.execPath,
        args: [
          '-e',
          // Handles SIGTERM like a service; a blocked event loop never runs the handler.
          `process.on('SIGTERM', () => process.exit());
           require('http').createServer((request, response) => {
             if (request.url === '/block') for (;;);
             response.end('ok');
           }).listen(${port}, '127.0.0.1')`,
        ],
        logFile: join(dir, 'blocked.log'),
        graceMs: 200,
      }),
      { say: (sentence) => sentences.push(sentence), longestDelayMs: 500 },
    );
    const isAlive = () =>
      fetch(url, { signal: AbortSignal.timeout(300) }).then(
        ({ ok }) => ok,
        () => false,
      );
    const watch = new HealthWatch(supervisor, {
      check: isAlive,
      say: (sentence) => sentences.push(sentence),
      everyMs: 100,
      silentMs: 1_000,
      startMs: 5_000,
      mostRestarts: 1,
    });
    const block = async (): Promise<number> => {
      await until(async () => (await isAlive()) || undefined, { what: 'an answer', timeoutMs: 10_000 });
      // The watch counts from the last successful check of its own.
      await sleep(500);
      void fetch(`${url}/block`).catch(() => undefined);
      return supervisor.process.pid;
    };
    const said = (text: string) =>
      until(() => Promise.resolve(sentences.some((sentence) => sentence.includes(text)) || undefined), {
        what: text,
        timeoutMs: 10_000,
      });

    const first = await block();
    await said('blocked has not passed its health check for 1 s and is restarted.');
    await said('blocked ended with signal SIGKILL; it starts again');
    const second = await block();
    expect(second).not.toBe(first);
    await said('blocked does not work after 1 restarts; it is left as it is.');
    expect(supervisor.process.pid).toBe(second);
    watch.stop();
    await supervisor.stop();
  });

  it('sends SIGTERM first and SIGKILL after the grace time', async () => {
    const stubborn = await ManagedProcess.start({
      name: 'stubborn',
      command: process.execPath,
      args: ['-e', 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)'],
      logFile: join(dir, 'stubborn.log'),
      graceMs: 300,
    });
    await until(() => Promise.resolve(stubborn.lastLines(1) === 'up' || undefined), {
      what: 'the stubborn process',
      timeoutMs: 20_000,
    });
    await stubborn.stop();
    expect(stubborn.end).toBe('signal SIGKILL');
  });
});
