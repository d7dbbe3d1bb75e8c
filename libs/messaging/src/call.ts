import { headers as natsHeaders, type MsgHdrs } from '@nats-io/transport-node';
import type { Api, Caller, Operation, RequestOf, ResponseOf } from '@mall/contracts/define';
import { inSpan, SpanKind, TRACE_HEADER, traceparent } from '@mall/telemetry/tracing';
import { CALLER_HEADER, CallerSeal, type SealedMessage } from './caller-seal.js';
import type { NatsLink } from './nats.js';
import { PendingCalls } from './pending-calls.js';
import type { AnswerBytes } from './raw-json.js';
import { TickBatcher } from './tick-batcher.js';
import { fromWireError, SCOPE_HEADER, STATUS_HEADER, VERSION_HEADER, type WireError } from './wire.js';

const encoder = new TextEncoder();

/** Sends requests to the services that handle them. */
export class OperationCaller {
  private readonly ticks = new TickBatcher();
  private readonly pending: PendingCalls;
  private readonly seals: CallerSeal;

  constructor(nats: NatsLink, key: string) {
    this.pending = new PendingCalls(nats);
    this.seals = new CallerSeal(key, nats.clock);
  }

  /**
   * Calls an operation and returns its reply as JSON bytes, so that a gateway can forward it without parsing, with the version of
   * the underlying data where the service sends one.
   * @throws MallError what the service threw; `platform.unavailable` when no process handles it; `platform.timeout` when the call
   * was lost or took longer than its time limit: the operation may have been carried out.
   */
  callForBytes(operation: Operation, request: object, caller: Caller): Promise<AnswerBytes> {
    const span = { name: operation.subject, kind: SpanKind.CLIENT };
    return inSpan(span, () => this.send(operation, request, caller));
  }

  private async send(operation: Operation, request: object, caller: Caller): Promise<AnswerBytes> {
    await this.ticks.endOfTick();
    const body = encoder.encode(JSON.stringify(request));
    const { subject } = operation;
    const reply = await this.pending.send(operation, body, (to) =>
      this.sealed(caller, { subject, reply: to, body }),
    );
    const { headers: received } = reply;
    if (received?.has(STATUS_HEADER)) throw fromWireError(reply.json<WireError>());
    return {
      json: reply.data,
      version: received?.has(VERSION_HEADER) ? Number(received.get(VERSION_HEADER)) : undefined,
      scope: received?.has(SCOPE_HEADER) ? received.get(SCOPE_HEADER).split(',') : undefined,
    };
  }

  private sealed(caller: Caller, message: SealedMessage): MsgHdrs {
    const headers = natsHeaders();
    headers.set(CALLER_HEADER, this.seals.seal(caller, message));
    const trace = traceparent();
    if (trace) headers.set(TRACE_HEADER, trace);
    return headers;
  }

  async call<O extends Operation<any, any>>(
    operation: O,
    request: RequestOf<O>,
    caller: Caller,
  ): Promise<ResponseOf<O>> {
    const { json } = await this.callForBytes(operation, request as object, caller);
    return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString()) as ResponseOf<O>;
  }
}

/** Client of a service: one method per operation, called with the service's own identity unless a caller is given. */
export type ClientOf<A extends Api> = {
  readonly [K in keyof A]: (request: RequestOf<A[K]>, caller?: Caller) => Promise<ResponseOf<A[K]>>;
};

export function clientOf<A extends Api>(api: A, operations: OperationCaller, self: Caller): ClientOf<A> {
  const methods = Object.entries(api).map(([name, operation]) => [
    name,
    (request: object, caller: Caller = self) =>
      operations.call(operation as Operation, request, withoutKey(caller)),
  ]);
  return Object.fromEntries(methods) as ClientOf<A>;
}

/** The key belongs to the person's own request; what a service calls for it may be several requests of one operation. */
function withoutKey(caller: Caller): Caller {
  if (caller.requestKey === undefined) return caller;
  const { requestKey, ...rest } = caller;
  return rest;
}

/** Returns the caller that a service presents when it calls another. */
export function serviceCaller(service: string): Caller {
  return {
    kind: 'service',
    service,
    roles: [],
    permissions: [],
    tenantId: '1',
    locale: 'ru',
    requestId: crypto.randomUUID(),
  };
}
