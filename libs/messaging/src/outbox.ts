import { Injectable } from '@nestjs/common';
import type { EventDeclaration, PayloadOf } from '@mall/contracts/define';
import { traceparent } from '@mall/telemetry/tracing';
import type { EntityManager } from 'typeorm';
import { OutboxNotifier } from './outbox-notifier.js';

export interface EventDetails<Payload> {
  /** Events of one aggregate reach each consumer in the order of their commits. */
  readonly aggregateId: string;
  readonly payload: Payload;
  readonly tenantId?: string;
}

export type OutboxRow = Readonly<Record<'subject' | 'aggregate_id' | 'tenant_id' | 'payload', string>> & {
  readonly trace: string | null;
};

/** Writes outgoing events in the transaction of the change that they report. */
@Injectable()
export class Outbox {
  constructor(private readonly wake: OutboxNotifier) {}

  add<E extends EventDeclaration>(
    tx: EntityManager,
    event: E,
    details: EventDetails<PayloadOf<E>>,
  ): Promise<void> {
    return this.addAll(tx, event, [details]);
  }

  /** Adds several events of one kind in a single statement, in the given order. */
  async addAll<E extends EventDeclaration>(
    tx: EntityManager,
    event: E,
    all: readonly EventDetails<PayloadOf<E>>[],
  ): Promise<void> {
    if (all.length === 0) return;
    await tx.query(
      `INSERT INTO outbox (subject, trace, aggregate_id, tenant_id, payload)
       SELECT $1, $5::text, aggregate_id, tenant_id, payload
         FROM unnest($2::text[], $3::text[], $4::jsonb[]) AS event (aggregate_id, tenant_id, payload)`,
      [
        event.subject,
        all.map(({ aggregateId }) => aggregateId),
        all.map(({ tenantId }) => tenantId ?? '1'),
        all.map(({ payload }) => JSON.stringify(payload)),
        traceparent() ?? null,
      ],
    );
    this.wake.note(tx);
  }

  /** Returns the row of `outbox`, for a statement that writes event and change together; call `written` afterwards. */
  rowOf<E extends EventDeclaration>(
    event: E,
    { aggregateId, tenantId, payload }: EventDetails<PayloadOf<E>>,
  ): OutboxRow {
    return {
      subject: event.subject,
      aggregate_id: aggregateId,
      tenant_id: tenantId ?? '1',
      payload: JSON.stringify(payload),
      trace: traceparent() ?? null,
    };
  }

  /** Notifies the relay of rows that were written through `db`: at once, or after the commit of its transaction. */
  written(db: EntityManager): void {
    this.wake.note(db);
  }
}
