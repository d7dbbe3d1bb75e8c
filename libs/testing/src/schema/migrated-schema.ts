import { messagingSchema } from '@mall/messaging';
import { createDataSource, type DatabaseSchema, migrate } from '@mall/persistence';
import type { DataSource } from 'typeorm';

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
