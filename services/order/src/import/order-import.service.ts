// SQL: rewrites the history of demo orders, which no repository offers; mounted only with DEMO_IMPORT.
import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import type { ImportOrderDto } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { ConfirmService } from '../checkout/confirm.service.js';
import { SubmitService } from '../checkout/submit.service.js';
import { OrderAdvanceService } from './order-advance.service.js';

const placedShape = rowShape({ id: column.text });

/** Imports demo orders: placed by the same code as real ones. */
@Injectable()
export class OrderImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirms: ConfirmService,
    private readonly submits: SubmitService,
    private readonly advancer: OrderAdvanceService,
  ) {}

  /**
   * Imports an order. A repeated call continues where the last one stopped, and changes nothing when the order has
   * reached its target.
   */
  async importOrder(caller: Caller, request: ImportOrderDto): Promise<string> {
    const orderId = (await this.placed(request.importKey)) ?? (await this.place(caller, request));
    await this.advancer.advance(orderId, request);
    return orderId;
  }

  private async placed(importKey: string): Promise<string | undefined> {
    const [row] = await queryRows(
      this.dataSource,
      placedShape,
      `SELECT plan->'orders'->0->>'orderId' AS id FROM submission WHERE idempotency_key = $1 AND state = 'done'`,
      [`import-${importKey}`],
    );
    return row?.id;
  }

  private async place(caller: Caller, request: ImportOrderDto): Promise<string> {
    const { userId, addrId, spuId, skuId, count, importKey, ageHours } = request;
    const buyer: Caller = { ...caller, kind: 'buyer', userId };
    const shopCartItem = { spuId, skuId, count };
    const { confirmId } = await this.confirms.confirm(buyer, { addrId, dvyType: 1, shopCartItem });
    await this.ageRate(confirmId, ageHours);
    const key = { confirmId, idempotencyKey: `import-${importKey}` };
    const [orderId] = await this.submits.submit(buyer, key, ageHours);
    await this.ageHistory(orderId!, ageHours);
    return orderId!;
  }

  /** Moves the rate back, because a contract cannot name a rate that is younger than itself. */
  private async ageRate(confirmId: string, hours: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE confirmation SET snapshot = jsonb_set(snapshot::jsonb, '{rate,asOf}',
           to_jsonb((snapshot->'rate'->>'asOf')::timestamptz - make_interval(hours => $2)))::json WHERE confirm_id = $1`,
      [confirmId, hours],
    );
  }

  /** Moves back the placing of the order, before anything else happens to it. */
  private async ageHistory(orderId: string, hours: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE order_event SET created_at = created_at - make_interval(hours => $2) WHERE order_id = $1`,
      [orderId, hours],
    );
  }
}
