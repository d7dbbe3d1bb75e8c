import { NatsContext, ServerNats, type MessageHandler, type NatsOptions } from '@nestjs/microservices';
import { CALLER_HEADER, InFlightCalls, rememberCaller, type CallerSeal } from '@mall/messaging';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { firstValueFrom, isObservable } from 'rxjs';
import { replySerializer, type Packet } from './wire-format.js';

type Options = NonNullable<NatsOptions['options']> & { readonly queue: string };

/**
 * Nest's NATS server for patterns that are plain subjects: looked up as they are, where Nest tries to read JSON.
 * Checks who calls before anything else sees the message, and answers callers' probes with the calls that this process
 * works on.
 */
export class OperationServer extends ServerNats {
  private readonly inFlight = new InFlightCalls();
  private readonly service: string;

  constructor(
    options: Options,
    private readonly seals: CallerSeal,
  ) {
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
    const packet = await outcomeOf(handle(request, this.contextOf(message, reply)));
    this.inFlight.remove(reply);
    const { data, headers } = replySerializer.serialize(packet);
    return message.respond(data, headers && { headers });
  }

  /** Without a remembered caller the access guard refuses. */
  private contextOf({ subject, headers, data: body }: Msg, reply: string): NatsContext {
    const context = new NatsContext([subject, headers!]);
    const caller = this.seals.open(headers?.get(CALLER_HEADER), { subject, reply, body });
    if (caller) rememberCaller(context, caller);
    return context;
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
