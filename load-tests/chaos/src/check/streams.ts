import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsLink } from '@mall/messaging';

export interface ConsumerState {
  readonly durable: string;
  readonly subject: string;
  /** The service that the durable belongs to: the first word of its name. */
  readonly service: string;
  readonly pending: number;
  readonly ackPending: number;
}

/** Returns every durable consumer of every stream, with NATS's current counts. */
export async function readConsumers(mall: { nats(): Promise<NatsLink> }): Promise<ConsumerState[]> {
  const { connection } = await mall.nats();
  const manager = await jetstreamManager(connection, { checkAPI: false, timeout: 5_000 });
  const found: ConsumerState[] = [];
  for await (const { config } of manager.streams.list()) {
    for await (const consumer of manager.consumers.list(config.name)) {
      const durable = consumer.config.durable_name ?? consumer.name;
      found.push({
        durable,
        subject: consumer.config.filter_subject ?? '',
        service: durable.split('-')[0]!,
        pending: Number(consumer.num_pending),
        ackPending: Number(consumer.num_ack_pending),
      });
    }
  }
  return found;
}
