import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOperations, allResources } from '@mall/contracts/all';
import { renderRights } from './render-rights.js';
import { renderBuyerRoutes, renderRoutes } from './render-routes.js';
import { operationRights, resourceRights } from './rights.generated.js';
import { buyerRoutes } from './buyer-routes.generated.js';
import { officeRoutes, visitorRoutes } from './routes.generated.js';

const root = process.cwd();

const withoutLayout = (text: string): string => text.replace(/[\s,;|]/g, '');

describe('the generated routes', () => {
  it('are those of the contract tables: if not, run `npm run generate -w @mall/web-kit`', async () => {
    const folder = join(root, 'libs/contracts/src');
    const names = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== 'define',
    );
    const exported: Record<string, Record<string, unknown>> = {};
    for (const { name } of names)
      exported[name] = (await import(`@mall/contracts/${name}`)) as Record<string, unknown>;
    const written = (name: string): string =>
      withoutLayout(readFileSync(join(root, `libs/web-kit/src/client/${name}.generated.ts`), 'utf8'));
    expect(written('routes')).toBe(withoutLayout(renderRoutes(exported)));
    expect(written('buyer-routes')).toBe(withoutLayout(renderBuyerRoutes(exported)));
  });

  it('hold family, method and path of each operation', () => {
    expect(buyerRoutes['order.confirm']).toBe('mall POST /mall4cloud_order/a/order/confirm');
    expect(buyerRoutes['order.cart.checkItems']).toMatch(/ items$/);
  });

  it('keep apart what visitors, buyers and staff may call', () => {
    expect(visitorRoutes['product.car.prodInfo']).toMatch(/^mall GET /);
    expect(officeRoutes['admin.role.create']).toMatch(/^admin POST /);
    const all = [visitorRoutes, buyerRoutes, officeRoutes].flatMap((table) => Object.keys(table));
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });
});

describe('the generated rights', () => {
  it('are those of the contract rows: if not, run `npm run generate -w @mall/web-kit`', () => {
    const written = readFileSync(join(root, 'libs/web-kit/src/client/rights.generated.ts'), 'utf8');
    const plain = (text: string): string => withoutLayout(text).replaceAll("'", '');
    expect(plain(written)).toBe(plain(renderRights(allOperations, allResources)));
  });

  it('hold the right of an operation and of each action on a resource', () => {
    expect(operationRights['order.desk.ship']).toBe('order_ship');
    expect(resourceRights['departments'].rights).toEqual({
      list: 'sys_dept_view',
      create: 'sys_dept_add',
      edit: 'sys_dept_edit',
      delete: 'sys_dept_del',
    });
  });
});
