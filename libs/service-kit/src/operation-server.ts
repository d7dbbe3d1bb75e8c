import { NatsContext, ServerNats, type MessageHandler, type NatsOptions } from '@nestjs/microservices';
import { CallsInHand } from '@mall/messaging';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { firstValueFrom, isObservable } from 'rxjs';
import { replySerializer, type Packet } from './wire-format.js';

type Options = NonNullable<NatsOptions['options']> & { readonly queue: string };

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

  /**
   * As Nest would do it, without a stream for the one answer that an operation has. Taken in hand before anything is
   * awaited: the question after a call may come right behind it.
   */
  override async handleMessage(channel: string, message: Msg): Promise<unknown> {
    const { reply } = message;
    const handle = this.getHandlerByPattern(channel);
    if (!reply || !handle) return super.handleMessage(channel, message);
    const request: unknown = message.json();
    this.inHand.take(reply);
    const packet = await outcomeOf(handle(request, new NatsContext([message.subject, message.headers!])));
    this.inHand.letGo(reply);
    const { data, headers } = replySerializer.serialize(packet);
    return message.respond(data, headers && { headers });
  }
}

/** Failures leave a handler as a stream that ends with them: Nest's filters make it so. */
async function outcomeOf(handled: ReturnType<MessageHandler>): Promise<Packet> {
  try {
    const result: unknown = await handled;
    return { response: isObservable(result) ? await firstValueFrom(result) : result };
  } catch (err) {
    return { err };
  }
}
