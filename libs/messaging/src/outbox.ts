import { Injectable } from '@nestjs/common';
import type { EventDeclaration, PayloadOf } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';

export interface EventDetails<Payload> {
  /** Events of one aggregate reach each consumer in the order of their commits. */
  readonly aggregateId: string;
  readonly payload: Payload;
  readonly tenantId?: string;
}

/** Events on their way out, written in the transaction of the change they tell of. */
@Injectable()
export class Outbox {
  async add<E extends EventDeclaration>(
    tx: EntityManager,
    event: E,
    details: EventDetails<PayloadOf<E>>,
  ): Promise<void> {
    await tx.query(`INSERT INTO outbox (subject, aggregate_id, tenant_id, payload) VALUES ($1, $2, $3, $4)`, [
      event.subject,
      details.aggregateId,
      details.tenantId ?? '1',
      JSON.stringify(details.payload),
    ]);
  }
}
