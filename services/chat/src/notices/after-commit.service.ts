import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

/** Runs work that clients must not notice before the database can answer questions about it. */
@Injectable()
export class AfterCommitService implements OnModuleInit {
  private readonly waiting = new WeakMap<QueryRunner, (() => void)[]>();

  constructor(private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        if (queryRunner.isTransactionActive) return;
        const works = this.waiting.get(queryRunner) ?? [];
        this.waiting.delete(queryRunner);
        for (const work of works) work();
      },
      afterTransactionRollback: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive) this.waiting.delete(queryRunner);
      },
    });
  }

  /** Calls `work` when `tx` has committed, never when it is rolled back; at once outside a transaction. */
  run({ queryRunner }: EntityManager, work: () => void): void {
    if (!queryRunner?.isTransactionActive) return work();
    this.waiting.set(queryRunner, [...(this.waiting.get(queryRunner) ?? []), work]);
  }
}
