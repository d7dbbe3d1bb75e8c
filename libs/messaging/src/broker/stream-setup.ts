import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type ConsumerInfo,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { durableOf, type Consumption } from '@mall/contracts/define';
import { allServices } from '@mall/contracts/services';
import { ACK_WAIT_MS, KEPT_DAYS, MAX_ACK_PENDING } from '../streams.js';
import { streamNameOf } from '../subjects.js';

const DAY_MS = 86_400_000;
/** A durable consumer that this release does not declare may belong to the previous release, whose services still run. */
const FORGET_AFTER_MS = 60 * 60_000;
/** Deduplication window of a new stream. The inboxes drop later duplicates. */
const MEMORY_SECONDS = 600;

export interface StreamOptions {
  /** Deduplication window of newly created streams. */
  readonly memorySeconds?: number;
  /** Number of servers that keep each event: 1, or 3 where NATS is a cluster of three. Existing streams are updated. */
  readonly replicas?: number;
  /** Idle time after which an undeclared durable consumer is deleted; an hour by default. */
  readonly forgetAfterMs?: number;
}

const LIMITS = { ack_wait: nanos(ACK_WAIT_MS), max_ack_pending: MAX_ACK_PENDING };

/** Returns the durable consumers of each service's stream by name. */
function declaredConsumers(): ReadonlyMap<string, ReadonlyMap<string, Consumption>> {
  const streams = new Map<string, Map<string, Consumption>>();
  for (const { name } of allServices) if (name !== 'gateway') streams.set(name, new Map());
  for (const { name, consumes } of allServices)
    for (const one of consumes) streams.get(one.event.service)!.set(durableOf(name, one), one);
  return streams;
}

/**
 * Creates the declared streams and durable consumers that are missing, and deletes undeclared durable consumers of services once
 * nobody reads from them, because no process would acknowledge their messages. Can be repeated.
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
      const existing = new Map<string, ConsumerInfo>();
      for await (const info of manager.consumers.list(stream)) existing.set(info.name, info);
      for (const [durable, { event }] of consumers) {
        if (existing.get(durable)?.config.max_ack_pending === MAX_ACK_PENDING) continue;
        if (existing.has(durable)) await manager.consumers.update(stream, durable, LIMITS);
        else await addConsumer(manager, stream, durable, event.subject);
        report.push(`Durable consumer ${durable} was ${existing.has(durable) ? 'changed' : 'created'}.`);
      }
      for (const [name, info] of existing) {
        if (consumers.has(name) || !isOfService(name) || isInUse(info, options)) continue;
        await manager.consumers.delete(stream, name);
        report.push(`Durable consumer ${name} is no longer declared and was deleted.`);
      }
      return report;
    }),
  );
  return done.flat();
}

/** Whether a client waits for messages of the consumer, or has lately read from it or acknowledged one. */
function isInUse(info: ConsumerInfo, { forgetAfterMs = FORGET_AFTER_MS }: StreamOptions): boolean {
  if (info.num_waiting > 0) return true;
  // The server sends timestamps, although the client's types say otherwise.
  const uses = [info.created, info.delivered.last_active, info.ack_floor.last_active];
  const last = Math.max(...uses.map((time) => (time ? Date.parse(String(time)) : 0)));
  return Date.now() - last < forgetAfterMs;
}

const isOfService = (durable: string): boolean =>
  allServices.some(({ name }) => durable.startsWith(`${name}-`));

/**
 * Creates one stream per service for all its events. A full stream refuses new messages (`discard: new`), so the outbox waits and
 * no old event is lost.
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
