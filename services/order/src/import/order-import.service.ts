import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { orderErrors, orderEvents, type ImportOrderDto, type OrderState } from '@mall/contracts/order';
import { DataSource } from 'typeorm';
import { ConfirmService } from '../checkout/confirm.service.js';
import { SubmitService } from '../checkout/submit.service.js';
import type { Actor, Order } from '../order/order.js';
import { OrderCloser } from '../order/order-closer.js';
import { OrderMover } from '../order/order-mover.js';
import { SalesContractRepository } from '../sales-contract/sales-contract.repository.js';
import { VoucherRepository } from '../voucher/voucher.repository.js';
import { VoucherService } from '../voucher/voucher.service.js';

const DAY_MS = 86_400_000;

const staff: Actor = { kind: 'staff', id: null, name: 'demo', ip: null };

/** The way an order goes; each state is reached from the one before. */
const WAY: readonly OrderState[] = ['unpaid', 'toConfirm', 'toShip', 'shipped', 'completed'];

/** Demo orders: placed by the same code as real ones, and moved by the same machine. */
@Injectable()
export class OrderImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirms: ConfirmService,
    private readonly submits: SubmitService,
    private readonly mover: OrderMover,
    private readonly closer: OrderCloser,
    private readonly vouchers: VoucherService,
    private readonly voucherRows: VoucherRepository,
    private readonly contracts: SalesContractRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Repeating it goes on where it stopped, and changes nothing when the order has got there. */
  async importOrder(caller: Caller, request: ImportOrderDto): Promise<string> {
    const orderId = (await this.placed(request.importKey)) ?? (await this.place(caller, request));
    const end = WAY.indexOf(request.reach);
    for (const target of WAY.slice(1, end + 1)) await this.step(orderId, target, request);
    if (request.reach === 'cancelled') await this.cancel(orderId, request);
    return orderId;
  }

  private async placed(importKey: string): Promise<string | undefined> {
    const [row] = (await this.dataSource.query(
      `SELECT plan->'orders'->0->>'orderId' AS id FROM submission WHERE idempotency_key = $1 AND state = 'done'`,
      [`import-${importKey}`],
    )) as { id: string }[];
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

  private async step(orderId: string, target: OrderState, request: ImportOrderDto): Promise<void> {
    await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      if (WAY.indexOf(order.state) >= WAY.indexOf(target)) return;
      const buyer: Actor = { kind: 'buyer', id: order.userId, name: null, ip: null };
      if (target === 'toConfirm') {
        const signed = await this.sign(tx, order, buyer);
        await this.vouchers.handIn(tx, signed, slipOf(order, request), buyer);
      } else if (target === 'toShip') {
        const waiting = (await this.voucherRows.ofOrder(orderId)).find(({ status }) => status === 0);
        if (!waiting) throw orderErrors.slipNotFound();
        await this.vouchers.confirm(tx, order, waiting, {}, staff);
      } else if (target === 'shipped') {
        const autoReceiptAt = new Date(order.now.getTime() + 14 * DAY_MS);
        const changes = { shipped_at: order.now, auto_receipt_at: autoReceiptAt, carrier: 'Ussuri Trans' };
        const { fact } = await this.mover.move(tx, order, { action: 'ship', actor: staff, changes });
        const payload = { ...fact, autoReceiptAt: autoReceiptAt.toISOString() };
        await this.outbox.add(tx, orderEvents.shipped, { aggregateId: orderId, payload });
      } else {
        const changes = { completed_at: order.now };
        const { fact } = await this.mover.move(tx, order, { action: 'receive', actor: buyer, changes });
        await this.outbox.add(tx, orderEvents.received, { aggregateId: orderId, payload: fact });
      }
    });
  }

  private async sign(tx: DataSource['manager'], order: Order, actor: Actor): Promise<Order> {
    const contract = await this.contracts.ofOrder(order.orderId, tx);
    const details = { signedBy: 'scan', signature: null, scans: [], ip: null, agent: null } as const;
    await this.contracts.sign(tx, contract!.contractId, details);
    const changes = { contract_status: 1 };
    const moved = await this.mover.move(tx, order, { action: 'signContract', actor, changes });
    await this.outbox.add(tx, orderEvents.contractSigned, {
      aggregateId: order.orderId,
      payload: moved.fact,
    });
    return moved.order;
  }

  private async cancel(orderId: string, { userId }: ImportOrderDto): Promise<void> {
    const actor: Actor = { kind: 'buyer', id: userId, name: null, ip: null };
    await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      if (order.state === 'cancelled') return;
      await this.closer.closeLocked(tx, order, { action: 'cancel', actor }, 4);
    });
  }
}

function slipOf(order: Order, { slipUrl }: ImportOrderDto) {
  if (!slipUrl) throw orderErrors.slipNotFound();
  return {
    orderId: order.orderId,
    files: [{ url: slipUrl, originName: 'slip.png' }],
    amountFee: order.totalRubMinor,
    currency: 'RUB' as const,
    paidTime: order.now.toISOString().slice(0, 10),
    bankRef: `DEMO-${order.orderId}`,
  };
}
