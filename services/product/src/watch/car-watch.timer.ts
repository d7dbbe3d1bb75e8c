import { Injectable } from '@nestjs/common';
import { productEvents } from '@mall/contracts/product';
import { Outbox } from '@mall/messaging';
import { Every } from '@mall/service-kit';
import { DataSource } from 'typeorm';
import { inEachLanguage } from '@mall/validation';
import { CarWatchRepository } from './car-watch.repository.js';

const BATCH = 500;
const KEPT_DAYS = 180;

/**
 * Announces cars that are free again to the buyers who wait for them. It reads the stock instead of listening to holds,
 * so that the way in which a car became free does not matter; the watches end in the transaction that announces it.
 */
@Injectable()
export class CarWatchTimer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly watches: CarWatchRepository,
    private readonly outbox: Outbox,
  ) {}

  @Every(5_000)
  async announceFreed(): Promise<void> {
    while ((await this.announce()) > 0);
  }

  @Every(3_600_000)
  forgetOld(): Promise<void> {
    return this.watches.forgetOlderThan(KEPT_DAYS);
  }

  private announce(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const cars = await this.watches.takeFreed(tx, BATCH);
      const events = cars.map(({ spuId, name, personIds }) => ({
        aggregateId: `spu:${spuId}`,
        payload: { spuId, name: inEachLanguage(name), personIds },
      }));
      await this.outbox.addAll(tx, productEvents.carFreed, events);
      return cars.length;
    });
  }
}
