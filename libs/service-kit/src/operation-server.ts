import { setTimeout as sleep } from 'node:timers/promises';
import { NatsContext, ServerNats, type MessageHandler, type NatsOptions } from '@nestjs/microservices';
import {
  CALLER_HEADER,
  InFlightCalls,
  rememberCaller,
  rememberedCaller,
  toWireError,
  type CallerSeal,
  type WireError,
} from '@mall/messaging';
import {
  inSpan,
  metrics,
  outcomeOf,
  recentWork,
  recordedTrace,
  SpanKind,
  TRACE_HEADER,
} from '@mall/telemetry';
import type { Operation } from '@mall/contracts/define';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { firstValueFrom, isObservable } from 'rxjs';
import { Injectable } from '@nestjs/common';
import { actingAs } from '@mall/persistence';
import { actorOf } from './acting-caller.js';
import { asMallError } from './failure.filter.js';
import type { Readings } from './readings.js';
import type { RepeatedRequests } from './repeated-requests.js';
import { replySerializer, type Packet } from './wire-format.js';

/**
 * Whether NATS delivers the service's operations to this process. Operations have a connection of their own, which may reconnect
 * after a restart of NATS at another moment than the connection for sending.
 */
@Injectable()
export class OperationProbe {
  isReady = false;
}

/** Drain timeout: how long a stopping service may take to answer the calls that have reached it. */
const DRAIN_MS = 6_000;

type Options = NonNullable<NatsOptions['options']> & { readonly queue: string };

/**
 * Nest's NATS server for patterns that are plain subjects: it looks them up unchanged, where Nest tries to parse JSON. Checks the
 * caller before anything else sees the message, and answers callers' probes with the calls in progress in this process.
 */
export class OperationServer extends ServerNats {
  private readonly inFlight = new InFlightCalls();
  private readonly service: string;
  private readonly calls: Subscription[] = [];
  private client: NatsConnection | undefined;

  constructor(
    options: Options,
    private readonly seals: CallerSeal,
    private readonly probe: OperationProbe,
    private readonly repeats: RepeatedRequests,
    private readonly readings: Readings,
  ) {
    super(options);
    this.service = options.queue;
  }

  /** Starts like Nest's server, but calls back only when NATS has confirmed its subscriptions: earlier calls would be refused. */
  override start(callback: (failure?: unknown) => void): void {
    const client = this.unwrap<NatsConnection>();
    this.client = client;
    this.bindEvents(client);
    void this.follow(client);
    this.confirm(client).then(() => callback(), callback);
  }

  override bindEvents(client: NatsConnection): void {
    for (const subject of this.messageHandlers.keys()) {
      const callback = (failure: Error | null, message: Msg): void => {
        if (failure) this.logger.error(failure);
        else this.handleMessage(subject, message).catch((thrown: string) => this.handleError(thrown));
      };
      this.calls.push(client.subscribe(subject, { queue: this.service, callback }));
    }
    // Separate from the subscriptions to operations, which end while the service drains.
    this.inFlight.serveProbes(client, this.service);
  }

  /**
   * Accepts no further calls, answers those that the NATS server has already sent, and closes. Nest's implementation drops messages
   * that arrive between the end of the subscription and its confirmation by the server.
   */
  override async close(): Promise<void> {
    this.probe.isReady = false;
    const drained = Promise.all(this.calls.splice(0).map((subscription) => subscription.drain()));
    await Promise.race([drained.catch(() => undefined), sleep(DRAIN_MS)]);
    await this.inFlight.idle(DRAIN_MS);
    await Promise.race([this.client?.flush().catch(() => undefined), sleep(DRAIN_MS)]);
    await super.close();
  }

  /** Resolves when NATS has processed everything that was sent before. */
  private async confirm(client: NatsConnection): Promise<void> {
    await client.flush();
    this.probe.isReady = true;
  }

  private async follow(client: NatsConnection): Promise<void> {
    for await (const { type } of client.status()) {
      if (type === 'disconnect') this.probe.isReady = false;
      // Rejects when the connection breaks again; the next reconnection then confirms.
      if (type === 'reconnect') this.confirm(client).catch(() => undefined);
    }
  }

  override getHandlerByPattern(pattern: string): MessageHandler | null {
    return this.messageHandlers.get(pattern) ?? null;
  }

  /**
   * Handles a message like Nest's server, but without an observable for the single answer of an operation. The call is registered
   * before the first await, because a probe may follow immediately.
   */
  override async handleMessage(channel: string, message: Msg): Promise<unknown> {
    const { reply } = message;
    const handle = this.getHandlerByPattern(channel);
    if (!reply || !handle) return super.handleMessage(channel, message);
    const request: unknown = message.json();
    this.inFlight.add(reply);
    const begin = performance.now();
    const from = message.headers?.get(TRACE_HEADER);
    const context = this.contextOf(message, reply);
    const span = { name: channel, kind: SpanKind.SERVER, from };
    const caller = rememberedCaller(context);
    const packet = await inSpan(span, () =>
      this.repeats.answer(handle, message, caller, () =>
        caller
          ? actingAs(actorOf(caller, channel, request), () => this.recorded(handle, request, context))
          : packetOf(handle(request, context)),
      ),
    );
    this.inFlight.remove(reply);
    const durationMs = performance.now() - begin;
    metrics.operationSeconds.observe(
      { operation: channel, outcome: outcomeOf(statusOf(packet)) },
      durationMs / 1_000,
    );
    recentWork.took(channel, durationMs, {
      requestId: caller?.requestId,
      traceId: recordedTrace(from),
    });
    const { data, headers } = replySerializer.serialize(packet);
    return message.respond(data, headers && { headers });
  }

  /** Runs a handler, and records whom its answer shows; an answer that could not be recorded is not sent. */
  private async recorded(handle: MessageHandler, request: unknown, context: NatsContext): Promise<Packet> {
    const packet = await packetOf(handle(request, context));
    const operation = handle.extras?.['operation'] as Operation | undefined;
    if (!operation?.people || packet.err != null) return packet;
    try {
      await this.readings.note(operation, packet.response);
      return packet;
    } catch (failure) {
      return { err: toWireError(asMallError(failure)) };
    }
  }

  /** Returns the context of a call; without a caller in it the access guard refuses. */
  private contextOf({ subject, headers, data: body }: Msg, reply: string): NatsContext {
    const context = new NatsContext([subject, headers!]);
    const caller = this.seals.open(headers?.get(CALLER_HEADER), { subject, reply, body });
    if (caller) rememberCaller(context, caller);
    return context;
  }
}

/** Runs a handler; Nest's exception filters turn failures into failing observables. */
async function packetOf(handled: ReturnType<MessageHandler>): Promise<Packet> {
  try {
    const result: unknown = await handled;
    return { response: isObservable(result) ? await firstValueFrom(result) : result };
  } catch (err) {
    return { err };
  }
}

/** Returns the status of the failure in a packet; the failure filter has turned it into a `WireError`. */
const statusOf = ({ err }: Packet): number | undefined =>
  err == null ? undefined : ((err as Partial<WireError>).declaration?.status ?? 500);
