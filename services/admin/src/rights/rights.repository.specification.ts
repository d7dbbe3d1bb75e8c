import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { RightsRepository } from './rights.repository.js';

interface Given {
  readonly repository: RightsRepository;
  readonly tx: EntityManager;
  /** Menu items by their permissions; there are no others. */
  readonly menuIds: Readonly<Record<'order_view' | 'order_edit' | 'refund_pay', string>>;
  /** Roles in the sequence of their ids: one that grants everything, one with `order_view` and `order_edit`, one with nothing. */
  readonly roleIds: Readonly<Record<'admin' | 'clerk' | 'guest', string>>;
  /** Adds a member of staff with a role. */
  readonly appoint: (roleId: string, isLocked: boolean) => Promise<void>;
}

export const rightsSpecification = new Specification<Given>((arrange) => {
  it('of roles are the permissions of their menu items; the oldest role comes first, each once', async () => {
    const { repository, tx, roleIds } = await arrange();
    const { admin, clerk, guest } = roleIds;
    expect(await repository.roles([guest, clerk, '999', clerk, admin], tx)).toEqual([
      { roleCode: 'ADMIN', grantsAll: true, permissions: [] },
      { roleCode: 'CLERK', grantsAll: false, permissions: ['order_edit', 'order_view'] },
      { roleCode: 'GUEST', grantsAll: false, permissions: [] },
    ]);
    expect(await repository.roles([])).toEqual([]);
  });

  it('of menu items are one for each that is known', async () => {
    const { repository, tx, menuIds } = await arrange();
    const { refund_pay, order_view } = menuIds;
    const permissions = await repository.permissionsOfMenus([refund_pay, '999', order_view], tx);
    expect([...permissions].sort()).toEqual(['order_view', 'refund_pay']);
    expect(await repository.permissionsOfMenus([], tx)).toEqual([]);
  });

  it('are listed by name', async () => {
    const { repository, tx } = await arrange();
    expect(await repository.allPermissions(tx)).toEqual(['order_edit', 'order_view', 'refund_pay']);
  });

  it('of administrators are held by those who can sign in', async () => {
    const { repository, tx, roleIds, appoint } = await arrange();
    await repository.lockAdministrators(tx);
    expect(await repository.countAdministrators(tx)).toBe(0);
    await appoint(roleIds.admin, false);
    await appoint(roleIds.admin, true);
    await appoint(roleIds.clerk, false);
    expect(await repository.countAdministrators(tx)).toBe(1);
  });
});
