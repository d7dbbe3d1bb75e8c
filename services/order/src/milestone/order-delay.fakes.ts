import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { OrderDelayRepository, type NewDelay, type OrderDelay } from './order-delay.repository.js';

/** Stated delays of orders, in memory. */
export class InMemoryDelays extends OrderDelayRepository {
  private readonly delays: (OrderDelay & { readonly orderId: string })[] = [];

  constructor() {
    super(new NoDatabase());
  }

  override async ofOrder(orderId: string): Promise<OrderDelay[]> {
    return this.delays.filter((delay) => delay.orderId === orderId);
  }

  override async add(_: EntityManager, orderId: string, delay: NewDelay): Promise<void> {
    this.delays.push({ ...delay, orderId, statedAt: new Date('2026-11-21T12:00:00Z') });
  }
}
