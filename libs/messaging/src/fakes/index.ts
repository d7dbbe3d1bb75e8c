import type { EventDeclaration, PayloadOf } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import { Outbox, type EventDetails } from '../outbox.js';
import { SharedClock } from '../server-clock.js';

export { anna, boris, buyer, merchant, staffMember, stranger } from './callers.js';

/** The clock of this process as the one that all share. */
export class OwnClock extends SharedClock {
  now(): number {
    return Date.now();
  }
}

/** An outbox for unit tests of use cases; it keeps the events in memory. */
export class RecordedOutbox extends Outbox {
  readonly events: { readonly subject: string; readonly payload: unknown }[] = [];

  constructor() {
    super(undefined as never);
  }

  override async addAll<E extends EventDeclaration>(
    _: EntityManager,
    { subject }: E,
    all: readonly EventDetails<PayloadOf<E>>[],
  ): Promise<void> {
    for (const { payload } of all) this.events.push({ subject, payload });
  }

  get subjects(): string[] {
    return this.events.map(({ subject }) => subject);
  }
}

/** Returns a client of another service for unit tests of use cases, with the given operations only. Any other call fails. */
export function fakeClient<Client extends object>(operations: Partial<Client>): Client {
  return operations as Client;
}
