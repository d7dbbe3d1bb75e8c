import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { serviceNames } from '@mall/local-stack';
import type { Random } from '@mall/demo/random';
import type { ChaosMall } from '../stack/chaos-mall.js';
import { SECOND_ORDER } from '../stack/parts.js';
import type { Fault } from './fault.js';
import { brokerFull, canLimit, diskFull, fewHandles, storageAway } from './shortages.js';
import { watchOutage } from './outage.js';
import { silentWire, slowWire } from './wires.js';

/** Processes of services, including the second order process. */
export const SERVICES: readonly string[] = [...serviceNames, SECOND_ORDER];

export const kill9 = (part: string): Fault => ({
  id: ({ nats: 'F2', postgres: 'F4', minio: 'F6' } as Record<string, string>)[part] ?? 'F1',
  what: `kill -9 ${part}`,
  strike: async (mall) => {
    const over = watchOutage(mall, part);
    await mall.part(part).kill9();
    return over;
  },
});

/** Restarts one process gracefully, as in a rolling restart. */
export const term = (part: string): Fault => ({
  id: 'F21',
  what: `SIGTERM ${part}`,
  strike: async (mall) => void (await mall.part(part).term()),
});

/** Suspends a process: connections stay open, but nothing is answered. */
export const pause = (part: string, lowMs = 1_000, highMs = 6_000): Fault => ({
  id: part === 'nats' ? 'F3' : 'F10',
  what: `SIGSTOP ${part} for a while`,
  strike: async (mall, random) => {
    const stopped = mall.part(part);
    stopped.signal('SIGSTOP');
    await sleep(random.between(lowMs, highMs));
    stopped.signal('SIGCONT');
  },
});

/** Stops like `pg_ctl stop -m immediate`: no clean shutdown, recovery at the next start. */
export const postgresImmediate: Fault = {
  id: 'F4',
  what: 'immediate shutdown of postgres',
  strike: async (mall) => {
    const { process: current } = mall.part('postgres');
    mall.part('postgres').signal('SIGQUIT');
    await current.exited;
  },
};

export const endSessions: Fault = {
  id: 'F4',
  what: 'all database sessions of services terminated',
  strike: async (mall) => {
    await mall.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename LIKE 'mall\\_%' AND backend_type = 'client backend'`,
    );
  },
};

const TAKEN_MS = 5_000;

/** Takes all connections that are not reserved for administrators, after the services have lost theirs. */
export const takeConnections: Fault = {
  id: 'F15',
  what: 'all connections of postgres taken for 5 s',
  strike: async (mall, random) => {
    const connectionString = mall.infrastructure.databaseUrls.order;
    const taken: pg.Client[] = [];
    const take = async (): Promise<boolean> => {
      const client = new pg.Client({ connectionString });
      client.on('error', () => undefined);
      return client.connect().then(
        () => taken.push(client) > 0,
        () => false,
      );
    };
    try {
      await endSessions.strike(mall, random);
      for (const end = Date.now() + TAKEN_MS; Date.now() < end;) if (!(await take())) await sleep(50);
    } finally {
      await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
    }
  },
};

/** Longer than the lock timeout of services. */
export const lockStock: Fault = {
  id: 'F5',
  what: 'table of stock locked for 4 s',
  strike: async (mall) => {
    const client = new pg.Client({ connectionString: mall.infrastructure.adminDatabaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('BEGIN; LOCK TABLE product.sku_stock IN ACCESS EXCLUSIVE MODE');
      await sleep(4_000);
    } finally {
      await client.end().catch(() => undefined);
    }
  },
};

/** Simulates the loss of the broker's disk. */
export const wipeBroker: Fault = {
  id: 'F17',
  what: 'nats killed and its data deleted',
  strike: async (mall) => {
    await mall.part('nats').kill9();
    rmSync(join(mall.dir, 'nats', 'streams'), { recursive: true, force: true });
  },
};

/** Returns faults of all parts, each once, in random order; for short runs. */
export function oneOfEach(random: Random, { names }: Pick<ChaosMall, 'names'>): Fault[] {
  return random.shuffled([
    ...SERVICES.map(kill9),
    kill9('nats'),
    kill9('streams'),
    kill9('postgres'),
    postgresImmediate,
    endSessions,
    takeConnections,
    lockStock,
    term('gateway'),
    term('product'),
    pause('nats'),
    pause('chat'),
    pause('product'),
    wipeBroker,
    slowWire('postgres'),
    silentWire('nats'),
    brokerFull,
    ...(canLimit() ? [diskFull, fewHandles] : []),
    names.includes('minio') ? kill9('minio') : storageAway,
  ]);
}

/** Returns a random fault; for long runs. */
export function anyFault(random: Random, { names }: Pick<ChaosMall, 'names'>): Fault {
  const service = random.pick(SERVICES);
  return random.pick([
    () => kill9(service),
    () => kill9(service),
    () => kill9(random.pick(['order', SECOND_ORDER, 'product'])),
    () => term(service),
    () => pause(random.pick(['order', 'product', 'chat', 'file', 'user'])),
    () => kill9('nats'),
    () => random.pick([wipeBroker, kill9('nats')]),
    () => pause('nats'),
    () => kill9('postgres'),
    () => postgresImmediate,
    () => endSessions,
    () => takeConnections,
    () => lockStock,
    () => slowWire(random.pick(['postgres', 'nats'])),
    () => silentWire(random.pick(['postgres', 'nats'])),
    () => brokerFull,
    () => (canLimit() ? random.pick([diskFull, fewHandles]) : endSessions),
    () => (names.includes('minio') ? kill9('minio') : storageAway),
  ])();
}

/** Whether enough processes run for another fault to be meaningful. */
export async function isStanding(mall: ChaosMall): Promise<boolean> {
  const ready = await Promise.all(mall.names.map((name) => mall.part(name).isReady()));
  return ready.filter((isReady) => !isReady).length <= 2;
}
