import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, Registry } from 'prom-client';
import { reasonOf } from './failure.js';
import { isDue, lastBackup } from './freshness.js';
import { makeBackup } from './make-backup.js';
import type { WriterSettings } from './settings.js';

export interface ServeOptions {
  /** `undefined` where backups are not set up. */
  readonly settings: WriterSettings | undefined;
  /** Hour of the day in UTC. */
  readonly hour: number;
  readonly host: string;
  readonly port: number;
  readonly metricsPort: number | undefined;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  readonly now?: () => Date;
}

const PAUSE_MS = 60_000;
/** Pause after a backup that has failed. */
const RETRY_MS = 15 * 60_000;

/** Makes a backup every night, and at once when the last night has none. Reports the age of the newest as a metric. */
export async function serve(options: ServeOptions): Promise<void> {
  const { settings, host, port, metricsPort, signal, say } = options;
  const registry = new Registry();
  const last = new Gauge({
    name: 'mall_backup_last_success_timestamp_seconds',
    help: 'Time at which the newest complete backup began; 0 when there is none.',
    registers: [registry],
  });
  const servers = [await answering(host, port)];
  if (metricsPort !== undefined) servers.push(await exposing(registry, host, metricsPort));
  if (!settings) say('No backups are made: BACKUP_RECIPIENT is not set (deploy/backup/README.md).');
  try {
    while (!signal.aborted) {
      const pauseMs = settings ? await makeIfDue(options, settings, last) : PAUSE_MS;
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    for (const server of servers) server.close();
  }
}

async function makeIfDue(
  { hour, say, now = () => new Date() }: ServeOptions,
  settings: WriterSettings,
  gauge: Gauge,
): Promise<number> {
  try {
    const show = (time: Date | undefined): void => gauge.set(time ? time.getTime() / 1000 : 0);
    const newest = await lastBackup(settings.backups);
    show(newest);
    if (!isDue(newest, now(), hour)) return PAUSE_MS;
    say('A backup begins.');
    const { run, files, copied, rows } = await makeBackup({ ...settings, now });
    show(await lastBackup(settings.backups));
    say(`Backup ${run} is complete: ${rows} rows, ${files} files, of which ${copied} were copied.`);
    return PAUSE_MS;
  } catch (failure) {
    // The metric keeps its value, which grows old.
    say(`The backup has failed, and is tried again in ${RETRY_MS / 60_000} minutes. ${reasonOf(failure)}`);
    return RETRY_MS;
  }
}

async function answering(host: string, port: number): Promise<Server> {
  const server = createServer((_, reply) => reply.writeHead(200).end());
  await once(server.listen(port, host), 'listening');
  return server;
}

async function exposing(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer((_, reply) => {
    void registry.metrics().then((text) => reply.setHeader('content-type', registry.contentType).end(text));
  });
  await once(server.listen(port, host), 'listening');
  return server;
}
