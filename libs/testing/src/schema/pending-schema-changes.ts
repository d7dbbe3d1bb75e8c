import type { StoringService } from '@mall/local-stack';
import { missingRecordings, type DatabaseSchema } from '@mall/persistence';
import { migratedDatabase } from './migrated-database.js';

/**
 * Applies a service's migrations to an empty schema and compares the result with its entities.
 * @returns the statements that would change the tables to match the entities, and a line for each table without an entity or whose
 * changes are not recorded as its entity declares; empty when both agree.
 */
export async function pendingSchemaChanges(
  service: StoringService,
  schema: DatabaseSchema,
): Promise<readonly string[]> {
  const dataSource = await migratedDatabase(service, schema);
  try {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const tables = await dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class
        WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition`,
    );
    const known = new Set(['migrations', ...dataSource.entityMetadatas.map(({ tableName }) => tableName)]);
    return [
      ...upQueries.map(({ query }) => query),
      ...tables.filter(({ name }) => !known.has(name)).map(({ name }) => `table ${name} has no entity`),
      ...(await missingRecordings(dataSource)),
    ];
  } finally {
    await dataSource.destroy();
  }
}
