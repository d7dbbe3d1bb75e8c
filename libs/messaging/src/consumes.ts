import type { EventDeclaration } from '@mall/contracts/define';

export interface Subscription {
  readonly event: EventDeclaration;
  /** Name of the durable consumer: it keeps its place while the service is away. */
  readonly durable: string;
  /**
   * Events of different aggregates may be handled at the same time, all in the one transaction: their statements then
   * go to the database together. Only for handlers that use plain statements, no transaction within the transaction.
   */
  readonly interleaved?: boolean;
}

const subscriptionKey = Symbol('subscription');

/**
 * Handles one kind of event: the method takes `(event, tx)` and runs inside the transaction that records the
 * event as seen, so its effect on this service's tables happens once however often the event is delivered.
 */
export function Consumes(
  event: EventDeclaration<any>,
  options: Omit<Subscription, 'event'>,
): MethodDecorator {
  return (_target, _property, descriptor) => {
    Reflect.defineMetadata(
      subscriptionKey,
      { event, ...options } satisfies Subscription,
      descriptor.value as object,
    );
  };
}

export function subscriptionOf(method: object): Subscription | undefined {
  return Reflect.getMetadata(subscriptionKey, method) as Subscription | undefined;
}
