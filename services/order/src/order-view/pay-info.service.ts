import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { orderErrors, type OrderPayInfoView } from '@mall/contracts/order';
import { ownOrders } from '../order/actor.js';
import { toPayInfo } from './pay-info.js';
import { PayeeService } from '../order/payee.service.js';
import { OrderRepository } from '../order/order.repository.js';

@Injectable()
export class PayInfoService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payees: PayeeService,
  ) {}

  /** Returns payment details. @throws orderErrors.orderNotFound when one of the orders is not the caller's. */
  async payInfo(caller: Caller, orderIds: readonly string[]): Promise<OrderPayInfoView> {
    const [orders, payee] = await Promise.all([
      this.orders.findMany(ownOrders(caller), orderIds),
      this.payees.now(),
    ]);
    if (orders.length < new Set(orderIds).size) throw orderErrors.orderNotFound();
    const items = await this.orders.itemsOf(orderIds);
    return toPayInfo(orders, items, payee, caller.locale);
  }
}
