import { NatsContext, ServerNats, type MessageHandler, type NatsOptions } from '@nestjs/microservices';
import { InFlightCalls } from '@mall/messaging';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { firstValueFrom, isObservable } from 'rxjs';
import { replySerializer, type Packet } from './wire-format.js';

type Options = NonNullable<NatsOptions['options']> & { readonly queue: string };

/**
 * Nest's NATS server for patterns that are plain subjects: looked up as they are, where Nest tries to read JSON.
 * Answers callers' probes with the calls that this process works on.
 */
export class OperationServer extends ServerNats {
  private readonly inFlight = new InFlightCalls();
  private readonly service: string;

  constructor(options: Options) {
    super(options);
    this.service = options.queue;
  }

  override bindEvents(client: NatsConnection): void {
    super.bindEvents(client);
    // Apart from Nest's own subscriptions, which end first when the service drains.
    this.inFlight.serveProbes(client, this.service);
  }

  override getHandlerByPattern(pattern: string): MessageHandler | null {
    return this.messageHandlers.get(pattern) ?? null;
  }

  /**
   * As Nest does it, without an observable for the one answer that an operation has. The call is registered before
   * anything is awaited, because a probe may come right behind it.
   */
  override async handleMessage(channel: string, message: Msg): Promise<unknown> {
    const { reply } = message;
    const handle = this.getHandlerByPattern(channel);
    if (!reply || !handle) return super.handleMessage(channel, message);
    const request: unknown = message.json();
    this.inFlight.add(reply);
    const packet = await outcomeOf(handle(request, new NatsContext([message.subject, message.headers!])));
    this.inFlight.remove(reply);
    const { data, headers } = replySerializer.serialize(packet);
    return message.respond(data, headers && { headers });
  }
}

/** Nest's exception filters turn failures into observables that fail. */
async function outcomeOf(handled: ReturnType<MessageHandler>): Promise<Packet> {
  try {
    const result: unknown = await handled;
    return { response: isObservable(result) ? await firstValueFrom(result) : result };
  } catch (err) {
    return { err };
  }
}
