import { headers as natsHeaders, RequestError, TimeoutError } from '@nats-io/transport-node';
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
import { fromWireError, STATUS_HEADER, type WireError } from './wire.js';

/** Within the 30 s that the outermost client waits. */
const TIMEOUT_MS = 25_000;

const encoder = new TextEncoder();

/** Sends requests to the services that handle them. */
export class OperationCaller {
  constructor(
    private readonly nats: NatsLink,
    private readonly key: string,
  ) {}

  /**
   * Calls an operation and answers its reply as JSON bytes, so that a gateway can pass it on unread.
   * @throws MallError what the service threw; `platform.unavailable` when nobody handles it right now.
   */
  async callForBytes(operation: Operation, request: object, caller: Caller): Promise<Uint8Array> {
    if (!this.nats.isUp) throw platformErrors.unavailable();
    const headers = natsHeaders();
    headers.set(CALLER_HEADER, sealCaller(caller, this.key));
    const reply = await this.nats.connection
      .request(operation.subject, encoder.encode(JSON.stringify(request)), { timeout: TIMEOUT_MS, headers })
      .catch((failure: unknown) => {
        if (failure instanceof TimeoutError) throw platformErrors.timeout();
        if (failure instanceof RequestError) throw platformErrors.unavailable();
        throw failure;
      });
    if (reply.headers?.get(STATUS_HEADER) === 'error') throw fromWireError(reply.json<WireError>());
    return reply.data;
  }

  async call<O extends Operation<any, any>>(
    operation: O,
    request: RequestOf<O>,
    caller: Caller,
  ): Promise<ResponseOf<O>> {
    const bytes = await this.callForBytes(operation, request as object, caller);
    return JSON.parse(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(),
    ) as ResponseOf<O>;
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
