import type { Consumption, EventDeclaration, EventEnvelope, PayloadOf } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import type { TakesExactly } from './exact-types.js';

export interface ConsumesOptions<Purpose extends string = string> {
  /**
   * One or two words in camel case that distinguish the consumers of a service that handles one event several times. The method's
   * name and the durable's name end in it.
   */
  readonly purpose?: Purpose;
  /**
   * Whether events of different aggregates may be handled concurrently within the one transaction, so that their statements reach
   * the database together. Only for handlers that use plain statements and no nested transaction.
   */
  readonly interleaved?: boolean;
}

export interface Subscription extends ConsumesOptions, Consumption {}

/** A method that consumes one event; it rejects to have the event delivered again. */
export type ConsumerOf<E> = (event: EventEnvelope<PayloadOf<E>>, tx: EntityManager) => Promise<void>;

/**
 * A decorator for the method `on<Event><Purpose>` whose parameters are exactly the event's envelope and the transaction, or fewer.
 * The name distinguishes events whose payloads have the same shape.
 */
export type ConsumerDecorator<E extends EventDeclaration<any>, Purpose extends string> = <
  M extends ConsumerOf<E>,
>(
  target: object,
  property: `on${Capitalize<E['name']>}${Capitalize<Purpose>}`,
  descriptor: TypedPropertyDescriptor<M> & TakesExactly<Parameters<M>, Parameters<ConsumerOf<E>>>,
) => void;

const subscriptionKey = Symbol('subscription');

/**
 * Handles one kind of event: the method takes `(event, tx)` and runs inside the transaction that records the event as handled, so
 * its changes to this service's tables happen once however often the event is delivered.
 */
export function Consumes<E extends EventDeclaration<any>, const Purpose extends string = ''>(
  event: E,
  options: ConsumesOptions<Purpose> = {},
): ConsumerDecorator<E, Purpose> {
  return (_target, _property, descriptor) => {
    const subscription: Subscription = { event, ...options };
    Reflect.defineMetadata(subscriptionKey, subscription, descriptor.value as object);
  };
}

export function subscriptionOf(method: object): Subscription | undefined {
  return Reflect.getMetadata(subscriptionKey, method) as Subscription | undefined;
}
