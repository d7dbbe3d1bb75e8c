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

/** Demo orders: placed by the same code as real ones. */
@Injectable()
export class OrderImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirms: ConfirmService,
    private readonly submits: SubmitService,
    private readonly advancer: OrderAdvanceService,
  ) {}

  /** Repeating it goes on where it stopped, and changes nothing when the order has got there. */
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
    const { userId, addrId, spuId, skuId, count, importKey } = request;
    const buyer: Caller = { ...caller, kind: 'buyer', userId };
    const shopCartItem = { spuId, skuId, count };
    const { confirmId } = await this.confirms.confirm(buyer, { addrId, dvyType: 1, shopCartItem });
    const [orderId] = await this.submits.submit(buyer, { confirmId, idempotencyKey: `import-${importKey}` });
    await this.age(orderId!, request.ageHours);
    return orderId!;
  }

  /** Moves the order's past, before anything else happens to it. */
  private async age(orderId: string, hours: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await tx.query(
        `UPDATE sales_order SET created_at = created_at - make_interval(hours => $2),
           pay_before = CASE WHEN pay_before - make_interval(hours => $2) > now() THEN pay_before - make_interval(hours => $2)
                             ELSE pay_before END WHERE order_id = $1`,
        [orderId, hours],
      );
      await tx.query(
        `UPDATE order_event SET created_at = created_at - make_interval(hours => $2) WHERE order_id = $1`,
        [orderId, hours],
      );
    });
  }
}
