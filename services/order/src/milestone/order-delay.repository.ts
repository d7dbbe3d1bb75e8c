import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { OrderDelayEntity } from './order-delay.entity.js';

/** A stated delay, as it is read. */
export type OrderDelay = Pick<
  OrderDelayEntity,
  'code' | 'expectedTo' | 'until' | 'reason' | 'note' | 'statedAt'
>;

export type NewDelay = Omit<OrderDelay, 'statedAt'>;

@Injectable()
export class OrderDelayRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the delays of an order in the sequence in which they were stated. */
  ofOrder(orderId: string, db: EntityManager = this.dataSource.manager): Promise<OrderDelay[]> {
    return db.getRepository(OrderDelayEntity).find({ where: { orderId }, order: { delayId: 'ASC' } });
  }

  async add(tx: EntityManager, orderId: string, delay: NewDelay, by: Actor): Promise<void> {
    await tx.getRepository(OrderDelayEntity).insert({ ...delay, orderId, statedById: by.id });
  }
}
