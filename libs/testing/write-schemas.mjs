// Writes the `schema.sql` of each service, and that of the tables of events, after `npm run build`; a temporary PostgreSQL server
// applies the migrations.
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
import { builtSchema, migratedSchema, schemaText } from './dist/schema/index.js';

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

/** @param project folder of the package below the root of the repository */
async function write(project, service, schema) {
  const dataSource = await migratedSchema(infrastructure.databaseUrls[service], schema);
  const text = await schemaText(dataSource, schema.entities).finally(() => dataSource.destroy());
  writeFileSync(join(repositoryRoot, project, 'src/migrations/schema.sql'), text);
}

try {
  // Before the services, in whose schemas there are functions too.
  await write('libs/messaging', storingServices[0], { entities: messagingSchema.entities, migrations: [] });
  for (const service of storingServices)
    await write(`services/${service}`, service, await builtSchema(service));
} finally {
  await infrastructure.stop();
  await folder.remove();
}
