// Writes the `schema.sql` and `tables.generated.ts` of each service, and the `schema.sql` of the tables of events, after
// `npm run build`; a temporary PostgreSQL server applies the migrations.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  freePorts,
  repositoryRoot,
  startInfrastructure,
  storingServices,
  temporaryFolder,
} from '@mall/local-stack';
import { messagingSchema } from '@mall/messaging';
import { builtSchema, describingFiles, migratedSchema, schemaText } from './dist/schema/index.js';

const folder = await temporaryFolder('mall-schemas-');
const [postgres] = await freePorts(1);
const infrastructure = await startInfrastructure({
  dataDir: folder.dir,
  ledger: folder.ledger,
  ports: { postgres, nats: 0, storage: 0 },
  external: { natsUrl: 'nats://not-needed', storageUrl: 'file:///not-needed' },
  keepsStreams: false,
  ephemeral: true,
});

async function write(service, schema, describe) {
  const dataSource = await migratedSchema(infrastructure.databaseUrls[service], schema);
  const files = await describe(dataSource).finally(() => dataSource.destroy());
  for (const { path, text } of files) writeFileSync(path, text);
}

try {
  // Before the services, in whose schemas there are functions too.
  const events = { entities: messagingSchema.entities, migrations: [] };
  await write(storingServices[0], events, async (dataSource) => [
    {
      path: join(repositoryRoot, 'libs/messaging/src/migrations/schema.sql'),
      text: await schemaText(dataSource, events.entities),
    },
  ]);
  for (const service of storingServices) {
    const schema = await builtSchema(service);
    await write(service, schema, (dataSource) => describingFiles(dataSource, service, schema));
  }
} finally {
  await infrastructure.stop();
  await folder.remove();
}
