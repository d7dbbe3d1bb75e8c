import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderRoutes } from './render-routes.js';
import { routes } from './routes.generated.js';

const root = process.cwd();

const withoutLayout = (text: string): string => text.replace(/[\s,;|]/g, '');

describe('the generated routes', () => {
  it('are those of the contract tables: if not, run `npm run generate -w @mall/web-kit`', async () => {
    const folder = join(root, 'libs/contracts/src');
    const names = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== 'define',
    );
    const rooms: Record<string, Record<string, unknown>> = {};
    for (const { name } of names)
      rooms[name] = (await import(`@mall/contracts/${name}`)) as Record<string, unknown>;
    const written = readFileSync(join(root, 'libs/web-kit/src/client/routes.generated.ts'), 'utf8');
    expect(withoutLayout(written)).toBe(withoutLayout(renderRoutes(rooms)));
  });

  it('tell family, method and path of each operation', () => {
    expect(routes['order.confirm']).toBe('mall POST /mall4cloud_order/a/order/confirm');
    expect(routes['order.cart.checkItems']).toMatch(/ items$/);
  });
});
