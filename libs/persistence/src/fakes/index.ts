import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

/** An in-memory repository that takes part in transactions. */
export interface Restorable {
  /** Keeps the current state; returns a function that restores it. */
  snapshot(): () => void;
}

/**
 * Runs transactions without a database, for unit tests of use cases. A failed transaction restores the given stores; any SQL fails.
 */
export class NoDatabase extends DataSource {
  constructor(private readonly stores: readonly Restorable[] = []) {
    // Loading drivers that no test uses would take a quarter of a second in each file.
    super({ type: 'postgres', driver: {}, nativeDriver: false });
  }

  override async transaction<T>(...args: unknown[]): Promise<T> {
    const work = args.at(-1) as (tx: EntityManager) => Promise<T>;
    const restore = this.stores.map((store) => store.snapshot());
    try {
      return await work(this.manager);
    } catch (failure) {
      for (const undo of restore) undo();
      throw failure;
    }
  }

  /** Returns a runner with the methods that a transaction needs, and no others. */
  override createQueryRunner(): QueryRunner {
    let restore: (() => void)[] = [];
    const runner: Pick<
      QueryRunner,
      'connect' | 'startTransaction' | 'commitTransaction' | 'rollbackTransaction' | 'release' | 'manager'
    > = {
      connect: async () => undefined,
      startTransaction: async () => {
        restore = this.stores.map((store) => store.snapshot());
      },
      commitTransaction: async () => undefined,
      rollbackTransaction: async () => {
        for (const undo of restore) undo();
      },
      release: async () => undefined,
      manager: this.manager,
    };
    return runner as QueryRunner;
  }
}
