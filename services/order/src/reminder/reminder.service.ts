import { Injectable } from '@nestjs/common';
import { ORDER_REMINDERS, orderEvents, orderReminderRow, type OrderReminder } from '@mall/contracts/order';
import { Outbox } from '@mall/messaging';
import { DataSource } from 'typeorm';
import { ReminderRepository } from './reminder.repository.js';

const BATCH = 200;

/** Announces deadlines that come near and late work: once each, in the transaction that records it. */
@Injectable()
export class ReminderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reminders: ReminderRepository,
    private readonly outbox: Outbox,
  ) {}

  remindOfTerms(): Promise<void> {
    return this.remind((hoursBefore) => hoursBefore > 0);
  }

  remindOfLateWork(): Promise<void> {
    return this.remind((hoursBefore) => hoursBefore < 0);
  }

  private async remind(isMeant: (hoursBefore: number) => boolean): Promise<void> {
    for (const reminder of ORDER_REMINDERS)
      if (isMeant(orderReminderRow(reminder).hoursBefore)) while ((await this.announce(reminder)) === BATCH);
  }

  private announce(reminder: OrderReminder): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const orders = await this.reminders.take(tx, reminder, BATCH);
      const events = orders.map(({ deadline, ...order }) => ({
        aggregateId: order.orderId,
        payload: { ...order, reminder, deadline: deadline.toISOString() },
      }));
      await this.outbox.addAll(tx, orderEvents.reminded, events);
      return orders.length;
    });
  }
}
