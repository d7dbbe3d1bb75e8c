import { Injectable } from '@nestjs/common';
import { Consumes } from '@mall/messaging';
import type { EventEnvelope } from '@mall/contracts/define';
import { orderEvents, type OrderClosed, type PaymentConfirmed, type VinsNamed } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import { HoldService } from './hold.service.js';
import { NamedVinService } from './named-vin.service.js';
import { SetAsideService } from './set-aside.service.js';

/** Sells, releases or sets aside cars after events of their order, and keeps the VINs off sale that it names. */
@Injectable()
export class OrderConsumer {
  constructor(
    private readonly holds: HoldService,
    private readonly setAside: SetAsideService,
    private readonly namedVins: NamedVinService,
  ) {}

  @Consumes(orderEvents.paymentConfirmed)
  async onPaymentConfirmed({ payload }: EventEnvelope<PaymentConfirmed>, tx: EntityManager): Promise<void> {
    const { orderKey, orderNumber, lines } = payload;
    const spuIds = await this.holds.sellPaid(tx, orderKey, lines);
    await this.namedVins.withdrawOthers(tx, orderNumber, spuIds);
  }

  @Consumes(orderEvents.cancelled)
  async onCancelled({ payload }: EventEnvelope<OrderClosed>, tx: EntityManager): Promise<void> {
    const { orderKey, carFate = 'onSale', carReason = null, by = null } = payload;
    if (carFate === 'onSale') await this.holds.closeOrder(tx, orderKey);
    else await this.setAside.takeOver(tx, payload, { fate: carFate, reason: carReason, by });
  }

  @Consumes(orderEvents.expired)
  async onExpired({ payload }: EventEnvelope<OrderClosed>, tx: EntityManager): Promise<void> {
    await this.holds.closeOrder(tx, payload.orderKey);
  }

  @Consumes(orderEvents.vinsNamed)
  async onVinsNamed({ payload }: EventEnvelope<VinsNamed>, tx: EntityManager): Promise<void> {
    const { orderKey, orderNumber, version, vins } = payload;
    await this.namedVins.store(tx, { orderKey, orderNumber, version, vins });
  }
}
