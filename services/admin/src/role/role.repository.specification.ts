import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { RoleRepository } from './role.repository.js';

interface Given {
  /** Repository without roles. */
  readonly repository: RoleRepository;
  readonly tx: EntityManager;
  /** Ids of menu items and of departments, ascending; the last has more digits than the first. */
  readonly menuIds: readonly [string, string, string];
  readonly deptIds: readonly [string, string, string];
}

const names = { ru: 'Клерк', zh: '职员', en: 'Clerk' };
/** Inserted in several cases: repositories must not change their arguments. */
const clerk = { roleCode: 'CLERK', names, description: null };

export const roleSpecification = new Specification<Given>((arrange) => {
  it('is kept as it was written, and sees everybody by default', async () => {
    const { repository, tx } = await arrange();
    const roleId = await repository.insert(tx, clerk);
    expect(await repository.byId(roleId)).toEqual({
      ...{
        role_id: roleId,
        role_code: 'CLERK',
        names,
        description: null,
        grants_all: false,
        is_system: false,
      },
      ...{
        data_scope: 'all',
        created_at: expect.any(Date) as Date,
        user_count: 0,
        menu_ids: [],
        dept_ids: [],
      },
    });
    const own = { roleCode: 'OWN', names, description: 'note', dataScope: 'own' } as const;
    expect(await repository.byId(await repository.insert(tx, own), tx)).toMatchObject({
      ...{ role_code: 'OWN', description: 'note', data_scope: 'own' },
    });
    expect(await repository.byId('999')).toBeUndefined();
  });

  it('has a code of its own', async () => {
    const { repository, tx } = await arrange();
    await repository.insert(tx, clerk);
    await expect(repository.insert(tx, { ...clerk, description: 'x' })).rejects.toMatchObject({
      code: '23505',
    });
  });

  it('has menu items and departments, each once and by id; new ones replace them', async () => {
    const { repository, tx, menuIds, deptIds } = await arrange();
    const roleId = await repository.insert(tx, clerk);
    const other = await repository.insert(tx, { ...clerk, roleCode: 'OTHER' });
    await tx.transaction((inner) => repository.lock(inner, roleId));
    await repository.setMenus(tx, roleId, [menuIds[2], menuIds[0], menuIds[2]]);
    await repository.setDepartments(tx, roleId, [deptIds[2], deptIds[0], deptIds[2]]);
    expect(await repository.byId(roleId)).toMatchObject({
      menu_ids: [menuIds[0], menuIds[2]],
      dept_ids: [deptIds[0], deptIds[2]],
    });
    await repository.setMenus(tx, roleId, [menuIds[1]]);
    await repository.setDepartments(tx, roleId, []);
    expect(await repository.byId(roleId)).toMatchObject({ menu_ids: [menuIds[1]], dept_ids: [] });
    expect(await repository.byId(other)).toMatchObject({ menu_ids: [], dept_ids: [] });
  });

  it('changes only the named fields, and only if it exists', async () => {
    const { repository, tx } = await arrange();
    const roleId = await repository.insert(tx, { ...clerk, description: 'note' });
    await repository.update(tx, roleId, { dataScope: 'own', names: undefined });
    expect(await repository.byId(roleId)).toMatchObject({ data_scope: 'own', names, description: 'note' });
    await repository.update(tx, roleId, { description: null });
    expect(await repository.byId(roleId)).toMatchObject({ data_scope: 'own', description: null });
    await repository.update(tx, '999', { description: 'x' });
    expect(await repository.byId('999')).toBeUndefined();
    await repository.remove(tx, roleId);
    expect(await repository.byId(roleId)).toBeUndefined();
  });
});
