import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { NatsLink } from './nats.js';
import { wakeSubject } from './subjects.js';

/** Minimum interval between two messages: commits within it share one. The first message is sent at once. */
const WAKE_EVERY_MS = 20;

/**
 * Notifies the relay of this service, on whichever replica it runs, of committed events. It uses NATS and not PostgreSQL's NOTIFY,
 * because commits that notify wait for each other, and each of them wakes every listener of the whole database. After a lost
 * message the relay finds the events at its next poll, a second later.
 */
@Injectable()
export class OutboxNotifier implements OnModuleInit {
  private readonly noted = new WeakSet<QueryRunner>();
  private timer: NodeJS.Timeout | undefined;
  private isDueAgain = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsLink,
  ) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive && this.noted.delete(queryRunner)) this.notify();
      },
      afterTransactionRollback: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive) this.noted.delete(queryRunner);
      },
    });
  }

  /** Notifies the relay after the commit of `tx`, or at once outside a transaction. */
  note({ queryRunner }: EntityManager): void {
    if (queryRunner?.isTransactionActive) this.noted.add(queryRunner);
    else this.notify();
  }

  /** Calls `wake` for the messages of every replica. Returns a function that unsubscribes. */
  listen(wake: () => void): () => void {
    const subscription = this.nats.connection.subscribe(this.subject, { callback: wake });
    return () => subscription.unsubscribe();
  }

  private get subject(): string {
    return wakeSubject(this.nats.serviceName);
  }

  private notify(): void {
    if (this.timer) return void (this.isDueAgain = true);
    if (this.nats.isUp) this.nats.connection.publish(this.subject);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (!this.isDueAgain) return;
      this.isDueAgain = false;
      this.notify();
    }, WAKE_EVERY_MS);
    this.timer.unref();
  }
}
