import { adminErrors } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { staffMember } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { RightsService } from '../rights/rights.service.js';
import { RecordedGrants } from '../rights/rights-wait.fakes.js';
import { aRole, InMemoryRights, InMemoryRoles } from './role.fakes.js';
import type { RoleRow } from './role.repository.js';
import { RoleService } from './role.service.js';
import { scopesOf } from '../scope/scope.fakes.js';

const MENUS = ['order_view', 'order_edit', 'refund_pay', 'sys_role_edit', 'sys_role_perm'];

const clerk = staffMember('50', 'anna', ['order_view', 'order_edit', 'sys_role_edit', 'sys_role_perm']);

function anOffice(...roles: Partial<RoleRow>[]) {
  const repository = new InMemoryRoles(roles.map(aRole));
  const rights = new RightsService(new InMemoryRights(repository, MENUS));
  return {
    service: new RoleService(
      new NoDatabase([repository]),
      repository,
      rights,
      new RecordedGrants(),
      scopesOf({ '9': ['1'] }),
    ),
    repository,
  };
}

const roleNames = { ru: 'Кассир', zh: '出纳', en: 'Cashier' };

describe('a role', () => {
  it('is created with permissions that the creator holds', async () => {
    const { service } = anOffice();
    const request = { roleCode: 'CASHIER', roleNames, menuIds: ['order_view'] };
    expect(await service.create(clerk, request)).toMatchObject({ menu_ids: ['order_view'] });
  });

  it('cannot be created with a permission that the creator lacks', () =>
    expect(
      anOffice().service.create(clerk, { roleCode: 'CASHIER', roleNames, menuIds: ['refund_pay'] }),
    ).rejects.toThrow(adminErrors.grantTooHigh({ permissions: 'refund_pay' })));

  it('cannot be given unknown menu items', () =>
    expect(anOffice({}).service.setMenus(clerk, '1', ['nothing'])).rejects.toThrow(
      platformErrors.notFound(),
    ));

  it.each([
    ['renamed', (service: RoleService) => service.update(clerk, { roleId: '1', roleNames })],
    ['opened', (service: RoleService) => service.setMenus(clerk, '1', [])],
    ['removed', (service: RoleService) => service.remove(clerk, '1')],
  ])('that grants more than the actor holds cannot be %s', async (_, act) => {
    const { service, repository } = anOffice({ menu_ids: ['refund_pay'] });
    await expect(act(service)).rejects.toThrow(adminErrors.mightierThanYou());
    expect(await repository.byId('1')).toEqual(aRole({ menu_ids: ['refund_pay'] }));
  });

  it('can be renamed without the right to change menu items, which stay as they are then', async () => {
    const editor = staffMember('50', 'anna', ['order_view', 'sys_role_edit']);
    const { service, repository } = anOffice({ menu_ids: ['order_view'] });
    await service.update(editor, { roleId: '1', roleNames, menuIds: ['order_view'] });
    expect(await repository.byId('1')).toMatchObject({ names: roleNames });
    const opened = service.update(editor, { roleId: '1', roleNames, menuIds: [] });
    await expect(opened).rejects.toThrow(platformErrors.forbidden());
    expect(await repository.byId('1')).toMatchObject({ menu_ids: ['order_view'] });
  });

  it('that grants everything cannot be restricted', () =>
    expect(
      anOffice({ grants_all: true }).service.setMenus(staffMember('50', 'anna', MENUS), '1', ['order_view']),
    ).rejects.toThrow(adminErrors.allRightsRole()));

  it.each<[string, Partial<RoleRow>, Error]>([
    ['built in', { is_system: true }, adminErrors.systemRecord()],
    ['held by staff', { user_count: 2 }, adminErrors.roleInUse({ count: 2 })],
  ])('that is %s cannot be removed', (_, role, refusal) =>
    expect(anOffice(role).service.remove(clerk, '1')).rejects.toThrow(refusal),
  );

  it('can be removed once', async () => {
    const { service } = anOffice({});
    await service.remove(clerk, '1');
    await expect(service.remove(clerk, '1')).rejects.toThrow(platformErrors.notFound());
  });
});
