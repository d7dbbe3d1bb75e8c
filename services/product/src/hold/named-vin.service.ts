import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { productEvents } from '@mall/contracts/product';
import { inAllLanguages } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { NamedVinRepository, type NamedVins, type WithdrawnCar } from '../stock/named-vin.repository.js';
import { HoldRepository } from './hold.repository.js';

/** VINs of orders, named by staff or those of their cars: no other record is on sale with one of them. */
@Injectable()
export class NamedVinService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly named: NamedVinRepository,
    private readonly holds: HoldRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores the VINs of an order, and takes cars off sale that have one of them. Naming them is refused while such a car
   * is on sale; one that was put on sale at the same moment is found here.
   */
  async store(tx: EntityManager, order: NamedVins): Promise<void> {
    await this.holds.lockKey(tx, order.orderKey);
    if (await this.holds.isClosed(tx, order.orderKey)) return;
    await this.named.lock(tx, order.vins);
    if (await this.named.isKnown(tx, order)) return;
    await this.named.replace(tx, order);
    await this.announce(tx, await this.named.withdraw(tx, order.vins));
  }

  /**
   * Takes other records with the VINs of these cars off sale, which an order got without a hold: they may have been
   * removed and listed again after its hold had expired.
   */
  async withdrawOthers(tx: EntityManager, orderNumber: string, spuIds: readonly string[]): Promise<void> {
    if (spuIds.length > 0) await this.announce(tx, await this.named.withdrawOthers(tx, orderNumber, spuIds));
  }

  private async announce(tx: EntityManager, withdrawn: readonly WithdrawnCar[]): Promise<void> {
    const events = withdrawn.filter(({ wasOnSale }) => wasOnSale).map(toEvent);
    await this.outbox.addAll(tx, productEvents.carWithdrawn, events);
  }

  /** Stores the VINs of those orders that are not known in this version. */
  async storeUnknown(orders: readonly NamedVins[]): Promise<void> {
    const known = await this.named.knownKeys(orders);
    for (const order of orders)
      if (!known.has(order.orderKey)) await this.dataSource.transaction((tx) => this.store(tx, order));
  }
}

const toEvent = ({ spuId, shopId, name, vin, orderNumber }: WithdrawnCar) => ({
  aggregateId: `spu:${spuId}`,
  payload: {
    spuId,
    shopId,
    name: inAllLanguages(name),
    cause: 'vinOrdered' as const,
    named: { vin, orderNumber },
  },
});
