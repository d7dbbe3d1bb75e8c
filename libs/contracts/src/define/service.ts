import type { EventDeclaration } from './events.js';
import type { Api, Operation } from './operation.js';

/** One durable consumer of a service. */
export interface Consumption {
  readonly event: EventDeclaration<any>;
  /** Distinguishes the consumers of a service that takes one event several times; see `Consumes`. */
  readonly purpose?: string;
}

/** An operation of any request and answer. */
export type AnyOperation = Operation<any, any>;

type Calls = Readonly<Record<string, Api>>;

/**
 * Everything that a service does on NATS besides handling its own operations and publishing its own events. Its
 * clients, its durable consumers and its permissions on the NATS server follow from this declaration; anything missing
 * here is refused there.
 */
export interface ServiceDeclaration<Name extends string = string, C extends Calls = Calls> {
  readonly name: Name;
  /** Operations of other services that it calls, by the name of the client. */
  readonly calls: C;
  /** Operations that it passes on for others and therefore has no typed client for. */
  readonly forwards?: readonly AnyOperation[];
  readonly consumes: readonly Consumption[];
  /** Whether it queries the state of every process of every service, and changes what the process writes to its log. */
  readonly operates?: true;
  /** Subjects of core NATS on which it publishes messages that need no answer and are not stored. */
  readonly broadcasts?: readonly string[];
  /** Subjects of core NATS that it subscribes to. */
  readonly listens?: readonly string[];
}

/** Declares a service. @throws Error when two entries of `consumes` are the same durable consumer. */
export function defineService<const Name extends string, const C extends Calls>(
  declaration: ServiceDeclaration<Name, C>,
): ServiceDeclaration<Name, C> {
  const durables = declaration.consumes.map((consumption) => durableOf(declaration.name, consumption));
  const twice = durables.find((durable, at) => durables.indexOf(durable) !== at);
  if (twice) throw new Error(`${declaration.name} declares the consumer ${twice} twice.`);
  return declaration;
}

/** The named operations of a table, for a caller that needs no others. */
export function only<A extends Api, const K extends keyof A & string>(
  api: A,
  ...names: readonly K[]
): Pick<A, K> {
  return Object.fromEntries(names.map((name) => [name, api[name]])) as Pick<A, K>;
}

export const consumptions = (...events: readonly EventDeclaration<any>[]): readonly Consumption[] =>
  events.map((event) => ({ event }));

/**
 * The name of the durable consumer, which keeps its place in the stream while the service is away:
 * `<consuming service>-<service of the event>-<event>[-<purpose>]`, such as `product-order-payment-confirmed`.
 * Renaming an event, or giving a consumer another purpose, makes another consumer, which starts at the beginning of the stream. A
 * migration has to rename the consumer in `inbox` and `parked_event`, so that it skips what is handled, and no process of the
 * previous release may run beside the new ones: it would handle new events a second time.
 */
export function durableOf(service: string, { event, purpose }: Consumption): string {
  const words = [service, event.service, event.name, ...(purpose ? [purpose] : [])];
  return words.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-');
}
