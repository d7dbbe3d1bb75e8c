import { ServerNats, type MessageHandler, type NatsContext, type NatsOptions } from '@nestjs/microservices';
import { CallsInHand } from '@mall/messaging';
import type { Msg, NatsConnection } from '@nats-io/transport-node';

type Options = NonNullable<NatsOptions['options']> & { readonly queue: string };
type Publisher = ReturnType<ServerNats['getPublisher']>;

/**
 * Nest's NATS server for patterns that are plain subjects: looked up as they are, where Nest tries to read JSON.
 * Knows which calls it has in hand, and tells callers who ask after theirs.
 */
export class OperationServer extends ServerNats {
  private readonly inHand = new CallsInHand();
  private readonly service: string;

  constructor(options: Options) {
    super(options);
    this.service = options.queue;
  }

  override bindEvents(client: NatsConnection): void {
    super.bindEvents(client);
    // Not among Nest's own subscriptions: a service that drains answers to the last.
    this.inHand.answerOn(client, this.service);
  }

  override getHandlerByPattern(pattern: string): MessageHandler | null {
    return this.messageHandlers.get(pattern) ?? null;
  }

  /** Taken in hand before anything is awaited: the question after a call may come right behind it. */
  override async handleMessage(channel: string, message: Msg): Promise<unknown> {
    const { reply = '' } = message;
    this.inHand.take(reply);
    try {
      return await super.handleMessage(channel, message);
    } catch (failure) {
      this.inHand.letGo(reply);
      throw failure;
    }
  }

  override getPublisher(message: Msg, id: string, context: NatsContext): Publisher {
    const publish = super.getPublisher(message, id, context);
    return (packet: unknown) => {
      this.inHand.letGo(message.reply ?? '');
      return publish(packet) as unknown;
    };
  }
}
