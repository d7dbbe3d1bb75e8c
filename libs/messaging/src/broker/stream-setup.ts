import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { durableOf, type Consumption } from '@mall/contracts/define';
import { allServices } from '@mall/contracts/services';
import { ACK_WAIT_MS, KEPT_DAYS, MAX_ACK_PENDING } from '../streams.js';
import { streamNameOf } from '../subjects.js';

const DAY_MS = 86_400_000;
/** Deduplication window of a new stream. Later repeats are dropped by the inboxes. */
const MEMORY_SECONDS = 600;

export interface StreamOptions {
  /** Deduplication window of streams that are created from now on. */
  readonly memorySeconds?: number;
  /** Servers that keep each event: 1, or 3 where NATS is a cluster of three. Existing streams follow. */
  readonly replicas?: number;
}

const LIMITS = { ack_wait: nanos(ACK_WAIT_MS), max_ack_pending: MAX_ACK_PENDING };

/** The durable consumers of each service's stream, by their names. */
function declaredConsumers(): ReadonlyMap<string, ReadonlyMap<string, Consumption>> {
  const streams = new Map<string, Map<string, Consumption>>();
  for (const { name } of allServices) if (name !== 'gateway') streams.set(name, new Map());
  for (const { name, consumes } of allServices)
    for (const one of consumes) streams.get(one.event.service)!.set(durableOf(name, one), one);
  return streams;
}

/**
 * Creates what is missing of the declared streams and durable consumers, and deletes durable consumers of services that
 * are no longer declared: no process would acknowledge their messages. Can be repeated.
 * @returns what was created or deleted, one line each.
 */
export async function setUpStreams(
  connection: NatsConnection,
  options: StreamOptions = {},
): Promise<readonly string[]> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const done = await Promise.all(
    [...declaredConsumers()].map(async ([service, consumers]) => {
      const stream = streamNameOf(service);
      const report = await ensureStream(manager, service, options);
      const existing = new Map<string, number | undefined>();
      for await (const { name, config } of manager.consumers.list(stream))
        existing.set(name, config.max_ack_pending);
      for (const [durable, { event }] of consumers) {
        if (existing.get(durable) === MAX_ACK_PENDING) continue;
        if (existing.has(durable)) await manager.consumers.update(stream, durable, LIMITS);
        else await addConsumer(manager, stream, durable, event.subject);
        report.push(`Durable consumer ${durable} was ${existing.has(durable) ? 'changed' : 'created'}.`);
      }
      for (const name of existing.keys()) {
        if (consumers.has(name) || !isOfService(name)) continue;
        await manager.consumers.delete(stream, name);
        report.push(`Durable consumer ${name} is no longer declared and was deleted.`);
      }
      return report;
    }),
  );
  return done.flat();
}

const isOfService = (durable: string): boolean =>
  allServices.some(({ name }) => durable.startsWith(`${name}-`));

/**
 * One stream per service for all its events. A full stream refuses (`discard: new`), so the outbox waits instead of old
 * facts vanishing.
 */
async function ensureStream(
  manager: JetStreamManager,
  service: string,
  { memorySeconds = MEMORY_SECONDS, replicas = 1 }: StreamOptions,
): Promise<string[]> {
  const name = streamNameOf(service);
  const known = await manager.streams.info(name).catch(() => undefined);
  if (known?.config.num_replicas === replicas) return [];
  if (known) {
    await manager.streams.update(name, { num_replicas: replicas });
    return [`Stream ${name} is kept by ${replicas} servers from now on.`];
  }
  await manager.streams.add({
    name,
    subjects: [`event.${service}.>`],
    max_age: nanos(KEPT_DAYS * DAY_MS),
    duplicate_window: nanos(memorySeconds * 1_000),
    max_bytes: 1024 ** 3,
    discard: DiscardPolicy.New,
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    num_replicas: replicas,
  });
  return [`Stream ${name} was created.`];
}

async function addConsumer(
  manager: JetStreamManager,
  stream: string,
  durable: string,
  subject: string,
): Promise<void> {
  await manager.consumers.add(stream, {
    durable_name: durable,
    filter_subject: subject,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ...LIMITS,
  });
}
