import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsLink } from './nats.js';

/**
 * Deletes the service's durable consumers that it no longer declares, because the event or the consumer was renamed or
 * removed: no process would acknowledge their messages, which would pile up without end. Should one be
 * declared again, it starts at the beginning of the stream, and the inbox passes over what it has handled.
 * @returns the names of those deleted.
 */
export async function removeUndeclaredConsumers(
  nats: NatsLink,
  declared: ReadonlySet<string>,
): Promise<readonly string[]> {
  const manager = await jetstreamManager(nats.connection, { checkAPI: false });
  const removed: string[] = [];
  for await (const stream of manager.streams.names())
    for await (const { config } of manager.consumers.list(stream)) {
      const name = config.durable_name;
      if (!name?.startsWith(`${nats.serviceName}-`) || declared.has(name)) continue;
      await manager.consumers.delete(stream, name);
      removed.push(name);
    }
  return removed;
}
