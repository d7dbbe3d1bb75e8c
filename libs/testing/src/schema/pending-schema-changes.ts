import type { StoringService } from '@mall/local-stack';
import { messagingSchema } from '@mall/messaging';
import { createDataSource, type DatabaseSchema, migrate } from '@mall/persistence';
import { startMall } from '../start-mall.js';

/**
 * Applies a service's migrations to an empty schema and compares the result with its entities.
 * @returns the statements that would turn the tables into what the entities say, and a line for each table without an
 * entity; empty when both agree.
 */
export async function pendingSchemaChanges(
  service: StoringService,
  { entities, migrations }: DatabaseSchema,
): Promise<readonly string[]> {
  const mall = await startMall([]);
  const dataSource = await createDataSource({
    url: mall.infrastructure.databaseUrls[service],
    entities: [...messagingSchema.entities, ...entities],
    migrations: [...messagingSchema.migrations, ...migrations],
    applicationName: 'schema-test',
  }).initialize();
  try {
    await migrate(dataSource);
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
