import { adminRoleApi, type MenuNode } from '@mall/contracts/admin';
import { aStaffMember, startMall, type TestMall } from '@mall/testing';
import { OverHttp } from './over-http.js';

let mall: TestMall;
let http: OverHttp;
let roleOf: Readonly<Record<string, string>>;

beforeAll(async () => {
  mall = await startMall(['auth', 'admin', 'gateway']);
  http = new OverHttp(mall);
  const roles = await mall
    .callAs(aStaffMember(['sys_user_view']))(adminRoleApi)
    .list({});
  roleOf = Object.fromEntries(roles.map(({ roleCode, roleId }) => [roleCode, roleId]));
});

const as = (roleCode: string) => ({ 'view-as-role': roleOf[roleCode]! });

describe('the console seen as a role', () => {
  it('has the rights and the menu of that role, and can change nothing', async () => {
    const token = await http.signIn(await http.somebody('ROLE_ADMIN'));
    const view = as('ROLE_OPS');
    const { data: info } = await http.ask(token, 'GET', '/api/admin/user/info', view);
    expect(info.roles).toEqual(['ROLE_OPS']);
    expect(info.permissions).toEqual(expect.arrayContaining(['order_view', 'sys_dict_edit']));
    expect(info.permissions).not.toContain('sys_user_view');

    const { data: menu } = await http.ask(token, 'GET', '/api/admin/menu', view);
    const pages = (nodes: readonly MenuNode[]): unknown[] =>
      nodes.flatMap(({ path, children }) => [path, ...pages(children)]);
    expect(pages(menu)).toContain('/dictionaries');
    expect(pages(menu)).not.toContain('/staff');

    expect((await http.ask(token, 'GET', '/api/admin/user/page', view)).status).toBe(403);
    expect((await http.ask(token, 'GET', '/api/admin/dict/page', view)).status).toBe(200);
    expect((await http.ask(token, 'DELETE', '/api/admin/dict/1', view)).status).toBe(403);
    expect((await http.ask(token, 'GET', '/api/admin/user/page')).status).toBe(200);
  });

  it('never has a right that the person lacks, and is for those alone who may see roles', async () => {
    const token = await http.signIn(await http.somebody('ROLE_OPS'));
    const answers = ['/api/admin/user/info', '/api/admin/user/page'].map((path) =>
      http.ask(token, 'GET', path, as('ROLE_ADMIN')),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403]);
  });

  it('does not exist for a role that was removed', async () => {
    const token = await http.signIn(await http.somebody('ROLE_ADMIN'));
    const gone = { 'view-as-role': '888888888888888888' };
    expect((await http.ask(token, 'GET', '/api/admin/user/info', gone)).status).toBe(404);
  });
});
