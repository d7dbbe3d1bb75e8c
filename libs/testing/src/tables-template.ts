import { type Infrastructure, storingServices } from '@mall/local-stack';
import { copyDatabase, inDatabase, TEMPLATES } from './database-copy.js';
import { builtSchema } from './schema/built-schema.js';
import { migratedSchema } from './schema/migrated-schema.js';

/**
 * Creates the database with the tables of all built services. A run of all integration tests starts services more than three hundred
 * times, and a start with tables takes two thirds of the processor time of a start that makes them.
 */
export async function createTables({
  adminDatabaseUrl,
  databaseUrls,
}: Pick<Infrastructure, 'adminDatabaseUrl' | 'databaseUrls'>): Promise<void> {
  await copyDatabase(adminDatabaseUrl, TEMPLATES.withoutTables, TEMPLATES.withTables);
  // One after the other: migrations of one database wait for each other.
  for (const service of storingServices) {
    const url = inDatabase(databaseUrls[service], TEMPLATES.withTables);
    const dataSource = await migratedSchema(url, await builtSchema(service));
    await dataSource.destroy();
  }
}
