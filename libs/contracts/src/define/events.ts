/** A fact that other services may act upon. Payloads carry ids and what changed, never whole rows or personal data. */
export interface EventDeclaration<Payload extends object = object, Name extends string = string> {
  readonly service: string;
  readonly name: Name;
  /** `event.<service>.<name>`; all events of a service live in one JetStream stream. */
  readonly subject: `event.${string}`;
  /** Statement of when it is emitted and what it does not promise. */
  readonly summary: string;
  readonly payload?: Payload;
}

type EventRows = Record<string, { readonly summary: string; readonly payload?: object }>;

/** Types the payload of one event row. */
export const event = <Payload extends object>(
  summary: string,
): { readonly summary: string; readonly payload?: Payload } => ({ summary });

export type Events<R extends EventRows> = {
  readonly [K in keyof R & string]: EventDeclaration<NonNullable<R[K]['payload']>, K>;
};

export function defineEvents<const R extends EventRows>(service: string, rows: R): Events<R> {
  const entries = Object.entries(rows).map(([name, row]) => [
    name,
    { ...row, service, name, subject: `event.${service}.${name}` },
  ]);
  return Object.fromEntries(entries) as Events<R>;
}

export type PayloadOf<E> = E extends EventDeclaration<infer Payload> ? Payload : never;

/** An event as it reaches a consumer. */
export interface EventEnvelope<Payload extends object = object> {
  /** The outbox id: the same however often the event is delivered. */
  readonly id: string;
  readonly subject: string;
  /** Id of the aggregate; events of one aggregate arrive in order. */
  readonly aggregateId: string;
  readonly occurredAt: string;
  readonly tenantId: string;
  /** `traceparent` of the request that caused the event (W3C Trace Context); absent where nothing is traced. */
  readonly trace?: string;
  readonly payload: Payload;
}
