import type { StoringService } from '@mall/local-stack';
import { messagingSchema } from '@mall/messaging';
import { createDataSource, type DatabaseSchema, migrate } from '@mall/persistence';
import type { DataSource } from 'typeorm';
import { startMall } from '../start-mall.js';

/** Connects to a new database and applies a service's migrations to it. */
export async function migratedDatabase(
  service: StoringService,
  { entities, migrations }: DatabaseSchema,
): Promise<DataSource> {
  const mall = await startMall([]);
  const dataSource = await createDataSource({
    url: mall.infrastructure.databaseUrls[service],
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
