import type { StoringService } from '@mall/local-stack';
import { messagingSchema } from '@mall/messaging';
import { createDataSource, type DatabaseSchema, migrate } from '@mall/persistence';
import type { DataSource } from 'typeorm';
import { startMall } from '../start-mall.js';

/** Connects to a new database and applies a service's migrations to it. */
export async function migratedDatabase(service: StoringService, schema: DatabaseSchema): Promise<DataSource> {
  const mall = await startMall([]);
  return migratedSchema(mall.infrastructure.databaseUrls[service], schema);
}

/** Connects to the URL of a service's role and applies the service's migrations. */
export async function migratedSchema(
  url: string,
  { entities, migrations }: DatabaseSchema,
): Promise<DataSource> {
  const dataSource = await createDataSource({
    url,
    entities: [...messagingSchema.entities, ...entities],
    migrations: [...messagingSchema.migrations, ...migrations],
    applicationName: 'schema-test',
  }).initialize();
  try {
    await migrate(dataSource);
    return dataSource;
  } catch (failure) {
    await dataSource.destroy();
    throw failure;
  }
}
