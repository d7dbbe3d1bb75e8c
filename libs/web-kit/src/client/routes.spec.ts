import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOperations, allResources } from '@mall/contracts/all';
import { renderRights } from './render-rights.js';
import { renderRoutes } from './render-routes.js';
import { operationRights, resourceRights } from './rights.generated.js';
import { routes, officeRoutes } from './routes.generated.js';

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
    const written = readFileSync(join(root, 'libs/web-kit/src/client/routes.generated.ts'), 'utf8');
    expect(withoutLayout(written)).toBe(withoutLayout(renderRoutes(exported)));
  });

  it('hold family, method and path of each operation', () => {
    expect(routes['order.confirm']).toBe('mall POST /mall4cloud_order/a/order/confirm');
    expect(routes['order.cart.checkItems']).toMatch(/ items$/);
  });

  it('keep apart what staff alone may call', () => {
    expect(officeRoutes['admin.role.create']).toMatch(/^admin POST /);
    expect(routes).not.toHaveProperty(['admin.role.create']);
    expect(Object.keys(routes).filter((key) => key in officeRoutes)).toEqual([]);
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
