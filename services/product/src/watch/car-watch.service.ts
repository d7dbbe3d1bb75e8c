import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { carStatuses, productErrors, type CarWatchView } from '@mall/contracts/product';
import { inLanguage } from '@mall/validation';
import { CarWatchRepository } from './car-watch.repository.js';

const MAX_WATCHES = 100;

/** Buyers who wait for a car that somebody else holds. */
@Injectable()
export class CarWatchService {
  constructor(private readonly watches: CarWatchRepository) {}

  async mine({ userId, locale }: Caller): Promise<CarWatchView[]> {
    const rows = await this.watches.ofPerson(userId!);
    return rows.map(({ name, status, heldUntil, createdAt, ...car }) => ({
      ...car,
      spuName: inLanguage(name, locale),
      isOnSale: status === carStatuses.onSale,
      heldUntil: heldUntil?.toISOString() ?? null,
      createTime: createdAt.toISOString(),
    }));
  }

  /** Adds a car that the caller waits for until it is free. @throws productErrors.carGone, carNotHeld, watchLimit */
  async add(skuId: string, { userId }: Caller): Promise<void> {
    const stock = await this.watches.stockOf(skuId);
    if (stock?.status !== carStatuses.onSale) throw productErrors.carGone();
    if (stock.free > 0 || stock.held === 0) throw productErrors.carNotHeld();
    if (!(await this.watches.add(userId!, skuId, MAX_WATCHES)))
      throw productErrors.watchLimit({ max: MAX_WATCHES });
  }

  remove(skuId: string, { userId }: Caller): Promise<void> {
    return this.watches.remove(userId!, skuId);
  }
}
