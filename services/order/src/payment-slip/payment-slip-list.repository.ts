// SQL: the list searches slips together with their orders.
import { Injectable } from '@nestjs/common';
import type { VoucherPageDto } from '@mall/contracts/order';
import { Conditions, querySqlPage, type Page } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { foundOrders, ofFoundOrders } from '../order/found-orders.js';
import { slipRow, slipSql, toPaymentSlip } from './payment-slip-row.js';
import type { PaymentSlip } from './payment-slip.js';

/** Filters of a list of slips; the desk's own besides those of the plain list. */
export interface PaymentSlipFilter extends Partial<VoucherPageDto> {
  readonly size: number;
  readonly current: number;
  readonly keyWord?: string;
  readonly currency?: string;
  readonly secondPerson?: boolean;
}

const SORTABLE: Readonly<Record<string, string>> = {
  voucherId: 'v.voucher_id',
  createTime: 'v.voucher_id',
  orderNumber: 'v.order_id',
  amountFee: 'v.amount_minor',
  status: 'v.status',
};

const byReferenceOrOrder = (matching: string): string =>
  `v.voucher_id IN (SELECT voucher_id FROM voucher_text WHERE ${matching}
     UNION SELECT voucher_id FROM voucher WHERE order_id IN (${foundOrders(matching)}))`;

@Injectable()
export class PaymentSlipListRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns waiting slips first, the longest waiting on top, unless another order is requested. */
  async page(request: PaymentSlipFilter): Promise<Page<PaymentSlip>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `v.voucher_id = ANY(${ids}::bigint[])`)
      .when(request.status, (status) => `v.status = ${status}`)
      .occurs(request.orderNumber, ofFoundOrders)
      .contains(request.orderNumber, 'o.order_number')
      .when(request.orderId, (orderId) => `v.order_id = ${orderId}`)
      .when(request.currency, (currency) => `v.currency = ${currency}`)
      .when(request.secondPerson, (isNeeded) => `(v.first_by_id IS NOT NULL) = ${isNeeded}`)
      .occurs(request.keyWord, byReferenceOrOrder)
      .when(request.startTime, (start) => `v.created_at >= ${start}::timestamptz`)
      .when(request.endTime, (end) => `v.created_at <= ${end}::timestamptz`);
    const { rows, total } = await querySqlPage(
      this.dataSource,
      {
        shape: slipRow,
        select: slipSql.columns,
        from: slipSql.from,
        where,
        sortable: SORTABLE,
        order: '(v.status = 0) DESC, v.voucher_id',
      },
      request,
    );
    return { rows: rows.map(toPaymentSlip), total };
  }
}
