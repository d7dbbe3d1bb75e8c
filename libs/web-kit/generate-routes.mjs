// Writes routes, rights and plain records, which browsers need without the contract tables, from the built contracts.
import { readdirSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { renderRights } from './dist/client/render-rights.js';
import { renderRecordFacts } from './dist/client/render-records.js';
import { renderBuyerRoutes, renderRoutes } from './dist/client/render-routes.js';

const contracts = new URL('../contracts/dist/', import.meta.url);

async function write(name, text, folder = 'src/client/') {
  const file = new URL(`${folder}${name}.generated.ts`, import.meta.url);
  const options = await resolveConfig(file.pathname);
  writeFileSync(file, await format(text, { ...options, parser: 'typescript' }));
}

const services = {};
for (const entry of readdirSync(contracts, { withFileTypes: true })) {
  if (!entry.isDirectory() || ['define', 'services'].includes(entry.name)) continue;
  services[entry.name] = await import(new URL(`${entry.name}/index.js`, contracts).href);
}
await write('routes', renderRoutes(services));
await write('buyer-routes', renderBuyerRoutes(services));
const { allOperations, allPlainRecords, allResources } = services.all;
await write('rights', renderRights(allOperations, allResources));
await write('facts', renderRecordFacts(allPlainRecords), '../../console/src/plain-records/');
