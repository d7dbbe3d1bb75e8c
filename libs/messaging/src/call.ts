import { headers as natsHeaders, RequestError, TimeoutError, type MsgHdrs } from '@nats-io/transport-node';
import {
  platformErrors,
  type Api,
  type Caller,
  type Operation,
  type RequestOf,
  type ResponseOf,
} from '@mall/contracts/define';
import { CALLER_HEADER, sealCaller } from './caller-headers.js';
import type { NatsLink } from './nats.js';
import type { AnswerBytes } from './prepared.js';
import { Turn } from './turn.js';
import { fromWireError, SCOPE_HEADER, STATUS_HEADER, VERSION_HEADER, type WireError } from './wire.js';

/** Within the 30 s that the outermost client waits. */
const TIMEOUT_MS = 25_000;

const encoder = new TextEncoder();

/** Sends requests to the services that handle them. */
export class OperationCaller {
  private readonly turn = new Turn();
  private readonly sealed = new WeakMap<Caller, MsgHdrs>();

  constructor(
    private readonly nats: NatsLink,
    private readonly key: string,
  ) {}

  /**
   * Calls an operation and answers its reply as JSON bytes, so that a gateway can pass it on unread, with the
   * version of the data it was made from where the service tells one.
   * @throws MallError what the service threw; `platform.unavailable` when nobody handles it right now.
   */
  async callForBytes(operation: Operation, request: object, caller: Caller): Promise<AnswerBytes> {
    if (!this.nats.isUp) throw platformErrors.unavailable();
    const headers = this.headersFor(caller);
    await this.turn.end();
    const reply = await this.nats.connection
      .request(operation.subject, encoder.encode(JSON.stringify(request)), { timeout: TIMEOUT_MS, headers })
      .catch((failure: unknown) => {
        if (failure instanceof TimeoutError) throw platformErrors.timeout();
        if (failure instanceof RequestError) throw platformErrors.unavailable();
        throw failure;
      });
    const { headers: told } = reply;
    if (told?.has(STATUS_HEADER)) throw fromWireError(reply.json<WireError>());
    return {
      json: reply.data,
      version: told?.has(VERSION_HEADER) ? Number(told.get(VERSION_HEADER)) : undefined,
      scope: told?.has(SCOPE_HEADER) ? told.get(SCOPE_HEADER).split(',') : undefined,
    };
  }

  /** Sealed once for a caller who calls again, as the services themselves and the gateway's visitors do. */
  private headersFor(caller: Caller): MsgHdrs {
    const known = this.sealed.get(caller);
    if (known) return known;
    const headers = natsHeaders();
    headers.set(CALLER_HEADER, sealCaller(caller, this.key));
    this.sealed.set(caller, headers);
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

/** A service as its callers see it: one method per operation. Acts as itself unless told for whom. */
export type ClientOf<A extends Api> = {
  readonly [K in keyof A]: (request: RequestOf<A[K]>, caller?: Caller) => Promise<ResponseOf<A[K]>>;
};

export function clientOf<A extends Api>(api: A, operations: OperationCaller, self: Caller): ClientOf<A> {
  const methods = Object.entries(api).map(([name, operation]) => [
    name,
    (request: object, caller: Caller = self) => operations.call(operation as Operation, request, caller),
  ]);
  return Object.fromEntries(methods) as ClientOf<A>;
}

/** How a service introduces itself to another. */
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
