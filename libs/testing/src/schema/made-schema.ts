import type { StoringService } from '@mall/local-stack';
import type { DatabaseSchema } from '@mall/persistence';
import { migratedDatabase } from './migrated-database.js';
import { schemaText } from './schema-text.js';

/** Applies a service's migrations to an empty schema and returns what they made, as `schema.sql` describes it. */
export async function madeSchema(service: StoringService, schema: DatabaseSchema): Promise<string> {
  const dataSource = await migratedDatabase(service, schema);
  try {
    return await schemaText(dataSource, schema.entities);
  } finally {
    await dataSource.destroy();
  }
}
