import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess, ProcessLedger, until } from '../src/index.js';
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
      { what: 'the second process', timeoutMs: 5_000 },
    );
    expect(sentences.join()).toContain('child ended with signal SIGKILL; it starts again');
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
      timeoutMs: 5_000,
    });
    expect(await new ProcessLedger(ledgerFile).sweep()).toEqual(['child']);
    await until(() => Promise.resolve(startTimeOf(grandchild) === undefined || undefined), {
      what: 'the end of the grandchild',
      timeoutMs: 5_000,
    });
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
      timeoutMs: 5_000,
    });
    await stubborn.stop();
    expect(stubborn.end).toBe('signal SIGKILL');
  });
});
