import type { StoringService } from '@mall/local-stack';
import type { DatabaseSchema } from '@mall/persistence';
import type { DataSource } from 'typeorm';
import { startMall } from '../start-mall.js';
import { migratedSchema } from './migrated-schema.js';

/** Connects to a new database and applies a service's migrations to it. */
export async function migratedDatabase(service: StoringService, schema: DatabaseSchema): Promise<DataSource> {
  const mall = await startMall([]);
  return migratedSchema(mall.infrastructure.databaseUrls[service], schema);
}
