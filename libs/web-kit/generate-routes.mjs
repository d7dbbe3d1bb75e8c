// Writes src/client/routes.generated.ts. Needs @mall/contracts and this package built.
import { readdirSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { renderRoutes } from './dist/client/render-routes.js';

const contracts = new URL('../contracts/dist/', import.meta.url);
const file = new URL('src/client/routes.generated.ts', import.meta.url);

const rooms = {};
for (const entry of readdirSync(contracts, { withFileTypes: true })) {
  if (!entry.isDirectory() || entry.name === 'define') continue;
  rooms[entry.name] = await import(new URL(`${entry.name}/index.js`, contracts).href);
}
const options = await resolveConfig(file.pathname);
writeFileSync(file, await format(renderRoutes(rooms), { ...options, parser: 'typescript' }));
