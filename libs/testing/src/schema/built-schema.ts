import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot, type StoringService } from '@mall/local-stack';
import type { DatabaseSchema } from '@mall/persistence';

/** Returns the entities and migrations of a built service. */
export async function builtSchema(service: StoringService): Promise<DatabaseSchema> {
  const file = join(repositoryRoot, 'services', service, 'dist', 'schema.js');
  const module = (await import(pathToFileURL(file).href)) as Record<string, DatabaseSchema>;
  return module[`${service}Schema`]!;
}
