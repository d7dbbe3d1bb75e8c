import type { StoringService } from '@mall/local-stack';
import type { DatabaseSchema } from '@mall/persistence';
import { migratedDatabase } from './migrated-database.js';

/**
 * Applies a service's migrations to an empty schema and compares the result with its entities.
 * @returns the statements that would change the tables to match the entities, and a line for each table without an entity; empty
 * when both agree.
 */
export async function pendingSchemaChanges(
  service: StoringService,
  schema: DatabaseSchema,
): Promise<readonly string[]> {
  const dataSource = await migratedDatabase(service, schema);
  try {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const tables = await dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
    );
    const known = new Set(['migrations', ...dataSource.entityMetadatas.map(({ tableName }) => tableName)]);
    return [
      ...upQueries.map(({ query }) => query),
      ...tables.filter(({ name }) => !known.has(name)).map(({ name }) => `table ${name} has no entity`),
    ];
  } finally {
    await dataSource.destroy();
  }
}
