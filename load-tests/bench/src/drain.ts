import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  freePorts,
  ProcessLedger,
  serviceEnvironment,
  serviceNames,
  spawnService,
  startInfrastructure,
  temporaryFolder,
  until,
  untilReady,
  type Infrastructure,
  type ManagedProcess,
  type ServiceName,
  type Voice,
} from '@mall/local-stack';
import pg from 'pg';
import { cpuSecondsOf } from './cpu-time.js';

/** Throughput of events that have accumulated. */
export interface Drained {
  readonly events: number;
  /** Events per second from outbox to stream. */
  readonly relayedPerSecond: number;
  /** Events per second from stream to the consumer's rows; each event creates a notice for a buyer. */
  readonly handledPerSecond: number;
  /**
   * Events per second that two dedicated cores would carry, computed from the processor time of consumer,
   * PostgreSQL and NATS. Null where the system does not report it.
   */
  readonly handledPerSecondOnTwoCores: number | null;
}

const AT_ONCE = 2_000;

/**
 * Fills the order service's outbox and measures the relay alone, then the chat service alone, which writes a
 * notice for each event. PostgreSQL writes durably.
 */
export async function drain(events: number, voice: Voice): Promise<Drained> {
  const folder = await temporaryFolder('mall-drain-');
  const [postgres = 0, nats = 0, storage = 0, ...http] = await freePorts(3 + serviceNames.length);
  const infrastructure = await voice.step('Servers', () =>
    startInfrastructure({ dataDir: folder.dir, ports: { postgres, nats, storage }, ledger: folder.ledger }),
  );
  const ports = { http: Object.fromEntries(serviceNames.map((name, at) => [name, http[at]!])) } as {
    http: Record<ServiceName, number>;
  };
  const started: ManagedProcess[] = [];
  const start = async (name: ServiceName): Promise<void> => {
    started.push(await startOne(name, { dir: folder.dir, ports, infrastructure, ledger: folder.ledger }));
  };
  const [orders, chats] = [infrastructure.databaseUrls.order, infrastructure.databaseUrls.chat].map(
    (connectionString) => new pg.Pool({ connectionString, max: 1 }),
  ) as [pg.Pool, pg.Pool];
  try {
    // Started once, so that tables and the durable consumer exist.
    await voice.step('Order and chat', () => Promise.all([start('order'), start('chat')]));
    await Promise.all(started.splice(0).map((one) => one.stop()));
    await voice.step(`${events} events`, () => fill(orders, events));
    await start('order');
    const relayedPerSecond = await voice.step('Relay', () =>
      pace(events, async () => events - (await count(orders, 'outbox WHERE published_at IS NULL'))),
    );
    await start('chat');
    const busy = [...infrastructure.processes, started.at(-1)!];
    const before = usedBy(busy);
    const begun = await count(chats, 'notice');
    const handledPerSecond = await voice.step('Consumer', () => pace(events, () => count(chats, 'notice')));
    const used = usedBy(busy) - before;
    const onTwoCores = Number.isNaN(used) ? null : Math.round((2 * (events - begun)) / used);
    return { events, relayedPerSecond, handledPerSecond, handledPerSecondOnTwoCores: onTwoCores };
  } finally {
    await Promise.all([orders.end(), chats.end()]);
    await Promise.all(started.map((one) => one.stop()));
    await infrastructure.stop();
    await folder.remove();
  }
}

async function startOne(
  name: ServiceName,
  of: {
    dir: string;
    ports: { http: Record<ServiceName, number> };
    infrastructure: Infrastructure;
    ledger: ProcessLedger;
  },
): Promise<ManagedProcess> {
  const { dir, ports, infrastructure, ledger } = of;
  const service = await spawnService(name, {
    env: serviceEnvironment(name, {
      dataDir: dir,
      host: '127.0.0.1',
      ports,
      infrastructure,
      demoImport: true,
    }),
    logFile: join(dir, 'logs', `${name}.log`),
    ledger,
  });
  await untilReady(name, `http://127.0.0.1:${ports.http[name]}`, () =>
    service.end ? `it ended with ${service.end}\n${service.lastLines()}` : undefined,
  );
  return service;
}

const usedBy = (processes: readonly ManagedProcess[]): number =>
  processes.reduce((sum, { pid }) => sum + (cpuSecondsOf(pid) ?? NaN), 0);

async function fill(orders: pg.Pool, events: number): Promise<void> {
  for (let at = 0; at < events; at += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, events - at) }, () => randomUUID());
    // Three events per order, so that some wait for an earlier event of their order.
    const payloads = ids.map((_, index) => {
      const orderId = String(Math.floor((at + index) / 3) + 1);
      return JSON.stringify({ orderId, orderNumber: `UA-${orderId}`, userId: orderId, version: 1 });
    });
    await orders.query(
      `INSERT INTO outbox (id, subject, aggregate_id, tenant_id, payload)
       SELECT id, 'event.order.submitted', payload->>'orderId', '1', payload
         FROM unnest($1::uuid[], $2::jsonb[]) AS rows (id, payload)`,
      [ids, payloads],
    );
  }
}

async function count(pool: pg.Pool, what: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${what}`);
  return rows[0]!.n;
}

/** Measures events per second from the first observed progress to the last event. */
async function pace(events: number, done: () => Promise<number>): Promise<number> {
  let first: { at: number; done: number } | undefined;
  const last = await until(
    async () => {
      const now = await done();
      if (now > 0) first ??= { at: performance.now(), done: now };
      return now >= events ? performance.now() : undefined;
    },
    { what: `${events} events`, timeoutMs: 300_000, everyMs: 50 },
  );
  const seconds = Math.max(0.001, (last - first!.at) / 1_000);
  return Math.round((events - first!.done) / seconds);
}
