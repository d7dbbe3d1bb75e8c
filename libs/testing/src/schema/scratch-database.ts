import type { StoringService } from '@mall/local-stack';
import type { DatabaseSchema } from '@mall/persistence';
import type { DataSource, EntityManager } from 'typeorm';
import { migratedDatabase } from './migrated-database.js';

/** The database of one test file, with the tables of one service that does not run. */
export class ScratchDatabase {
  private opened: DataSource | undefined;

  get dataSource(): DataSource {
    if (!this.opened) throw new Error('The database is there while tests run, not while they are declared.');
    return this.opened;
  }

  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  async open(service: StoringService, schema: DatabaseSchema): Promise<void> {
    this.opened = await migratedDatabase(service, schema);
  }

  async close(): Promise<void> {
    await this.opened?.destroy();
  }

  /** Empties the tables and all tables that refer to them. */
  async empty(...tables: readonly string[]): Promise<void> {
    await this.dataSource.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
  }
}

/**
 * Creates a database of a service before the tests of this file, and closes it after them.
 *
 * @example const database = scratchDatabase('order', orderSchema); it('…', async () => new
 * CartRepository(database.dataSource).lines('7'));
 */
export function scratchDatabase(service: StoringService, schema: DatabaseSchema): ScratchDatabase {
  const database = new ScratchDatabase();
  beforeAll(() => database.open(service, schema));
  afterAll(() => database.close());
  return database;
}
