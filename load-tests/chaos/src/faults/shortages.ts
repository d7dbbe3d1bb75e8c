import { execFile } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { jetstreamManager } from '@nats-io/jetstream';
import { findOnPath } from '@mall/local-stack';
import type { ChaosMall } from '../stack/chaos-mall.js';
import type { Fault } from './fault.js';

const run = promisify(execFile);
const LASTS_MS = 5_000;

/** The broker accepts no more messages; events wait in the outboxes. */
export const brokerFull: Fault = {
  id: 'F12',
  what: 'stream of orders full for 5 s',
  strike: async (mall) => {
    const { connection } = await mall.nats();
    const { streams } = await jetstreamManager(connection, { checkAPI: false, timeout: 5_000 });
    const { config, state } = await streams.info('ORDER');
    await streams.update('ORDER', { max_bytes: Math.max(1, Number(state.bytes)), discard: 'new' });
    await sleep(LASTS_MS);
    const { max_bytes, discard } = config;
    for (let tries = 1; ; tries += 1) {
      const isBack = await streams.update('ORDER', { max_bytes, discard }).then(
        () => true,
        (failure: unknown) => tries >= 20 && Promise.reject(failure as Error),
      );
      if (isBack) return;
      await sleep(500);
    }
  },
};

/** Replaces the storage folder by a file for a while, like an unmounted disk; MinIO is killed instead. */
export const storageAway: Fault = {
  id: 'F6',
  what: 'folder of objects away for 5 s',
  strike: async (mall) => {
    const folder = join(mall.dir, 'objects');
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, '');
    await sleep(LASTS_MS);
    rmSync(folder, { recursive: true, force: true });
    renameSync(`${folder}.away`, folder);
  },
};

/** Prevents files of the file service from growing, as on a full disk; its own log is affected too. */
export const diskFull: Fault = {
  id: 'F12',
  what: 'no file of file can grow for 5 s',
  strike: (mall) => limited(mall, 'file', 'fsize', 1),
};

/** Limits open files to a few more than now, so that new connections fail. */
export const fewHandles: Fault = {
  id: 'F15',
  what: 'no new handles for gateway for 5 s',
  strike: (mall) => limited(mall, 'gateway', 'nofile', 40),
};

export const canLimit = (): boolean => findOnPath('prlimit') !== undefined;

/** Lowers the soft limit of a process for a while. */
async function limited(mall: ChaosMall, part: string, resource: string, limit: number): Promise<void> {
  const { pid } = mall.part(part).process;
  const flag = `--${resource}`;
  const { stdout } = await run('prlimit', [
    '--pid',
    String(pid),
    flag,
    '--raw',
    '--noheadings',
    '--output=SOFT',
  ]);
  await run('prlimit', ['--pid', String(pid), `${flag}=${limit}:`]);
  await sleep(LASTS_MS);
  // A restarted process has its original limits.
  if (mall.part(part).process.pid === pid && mall.part(part).isAlive)
    await run('prlimit', ['--pid', String(pid), `${flag}=${stdout.trim()}:`]);
}
