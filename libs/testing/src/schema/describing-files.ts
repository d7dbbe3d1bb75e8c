import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, type StoringService } from '@mall/local-stack';
import type { DatabaseSchema } from '@mall/persistence';
import type { DataSource } from 'typeorm';
import { migratedDatabase } from './migrated-database.js';
import { schemaText } from './schema-text.js';
import { tablesText } from './tables-text.js';

/** Description of the part that every service has in its schema: tables of messages, and functions that record changes. */
const MESSAGING = join(repositoryRoot, 'libs/messaging/src/migrations/schema.sql');

/** A file that `npm run write:schemas` writes. */
export interface DescribingFile {
  readonly path: string;
  readonly text: string;
}

/** Returns the files that describe the tables of a service, as they should be. */
export async function describingFiles(
  dataSource: DataSource,
  service: StoringService,
  { entities }: DatabaseSchema,
): Promise<readonly DescribingFile[]> {
  const source = join(repositoryRoot, 'services', service, 'src');
  const schema = {
    path: join(source, 'migrations/schema.sql'),
    text: await schemaText(dataSource, entities, readFileSync(MESSAGING, 'utf8')),
  };
  const tables = join(source, 'tables.generated.ts');
  // A service without typed statements has no such file.
  if (!existsSync(tables)) return [schema];
  return [schema, { path: tables, text: await tablesText(dataSource, service, entities) }];
}

/**
 * Expects that `schema.sql` and `tables.generated.ts` of a service describe what its migrations make; `npm run write:schemas` renews
 * them.
 */
export async function expectDescribed(service: StoringService, schema: DatabaseSchema): Promise<void> {
  const dataSource = await migratedDatabase(service, schema);
  try {
    for (const { path, text } of await describingFiles(dataSource, service, schema))
      expect(readFileSync(path, 'utf8')).toBe(text);
  } finally {
    await dataSource.destroy();
  }
}
