import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { StaffRepository } from './staff.repository.js';

interface Given {
  /** Repository without staff. */
  readonly repository: StaffRepository;
  readonly tx: EntityManager;
  readonly deptId: string;
  /** Ids of the roles `SALES` and `FINANCE`, in ascending order. */
  readonly roleIds: readonly [string, string];
}

const petrov = { userId: '30', username: 'Petrov', nickname: 'Пётр' };

export const staffSpecification = new Specification<Given>((arrange) => {
  it('are kept as they were written, and found by id and by login in any case', async () => {
    const { repository, tx } = await arrange();
    await repository.insert(tx, petrov);
    await repository.insert(tx, { userId: '31', username: 'ivanov', nickname: 'Иван', isLocked: true });
    const found = await repository.byId('30');
    expect(found).toEqual({
      ...{ user_id: '30', username: 'Petrov', nickname: 'Пётр', name: null, phone: null, email: null },
      ...{ avatar: null, dept_id: null, dept_name: null, is_locked: false, roles: [] },
      created_at: expect.any(Date) as Date,
    });
    expect(await repository.byUsername('pETROV')).toEqual(found);
    expect(await repository.byId('31', tx)).toMatchObject({ is_locked: true });
    expect(await repository.byId('999')).toBeUndefined();
    expect(await repository.byUsername('nobody')).toBeUndefined();
  });

  it('have an id and a login that nobody else has', async () => {
    const { repository, tx } = await arrange();
    await repository.insert(tx, petrov);
    for (const taken of [{ username: 'other' }, { userId: '31', username: 'PETROV' }]) {
      await expect(repository.insert(tx, { ...petrov, ...taken })).rejects.toMatchObject({ code: '23505' });
      expect(await repository.insertMissing(tx, { ...petrov, ...taken })).toBe(false);
    }
    expect(await repository.insertMissing(tx, { ...petrov, userId: '31', username: 'other' })).toBe(true);
    expect(await repository.byId('30')).toMatchObject({ username: 'Petrov' });
    expect(await repository.byId('31')).toMatchObject({ username: 'other' });
  });

  it('change only the named fields, and only if they exist', async () => {
    const { repository, tx, deptId } = await arrange();
    await repository.insert(tx, petrov);
    await repository.change(tx, '30', { deptId, phone: '+79140000001', name: 'Петров', nickname: undefined });
    await repository.change(tx, '30', { isLocked: true });
    const changed = {
      nickname: 'Пётр',
      dept_id: deptId,
      phone: '+79140000001',
      name: 'Петров',
      is_locked: true,
    };
    expect(await repository.byId('30')).toMatchObject(changed);
    await repository.change(tx, '30', { phone: null });
    expect(await repository.byId('30')).toMatchObject({ ...changed, phone: null });
    await repository.change(tx, '999', { phone: null });
    expect(await repository.byId('999')).toBeUndefined();
  });

  it('are not found when they were removed, which frees their login and not their id', async () => {
    const { repository, tx } = await arrange();
    await repository.insert(tx, petrov);
    await repository.change(tx, '30', { removedAt: new Date() });
    expect(await repository.byId('30')).toBeUndefined();
    expect(await repository.byUsername('petrov')).toBeUndefined();
    expect(await repository.byLogins(['PETROV', 'nobody'])).toMatchObject([{ user_id: '30' }]);
    expect(await repository.insertMissing(tx, petrov)).toBe(false);
    expect(await repository.insertMissing(tx, { ...petrov, userId: '31' })).toBe(true);
    expect(await repository.byUsername('petrov')).toMatchObject({ user_id: '31' });
    expect(await repository.byLogins(['petrov'])).toMatchObject([{ user_id: '31' }]);
  });

  it('have roles, each once, the oldest first; new ones replace them', async () => {
    const { repository, tx, roleIds } = await arrange();
    const [sales, finance] = roleIds;
    await repository.insert(tx, petrov);
    await repository.setRoles(tx, '30', [finance, sales, finance]);
    const { roles } = (await repository.byId('30'))!;
    expect(roles).toEqual([
      { role_id: sales, role_code: 'SALES', names: expect.any(Object) as object },
      { role_id: finance, role_code: 'FINANCE', names: expect.any(Object) as object },
    ]);
    await repository.setRoles(tx, '30', [finance]);
    expect((await repository.byId('30'))!.roles).toMatchObject([{ role_id: finance }]);
    await repository.setRoles(tx, '30', []);
    expect((await repository.byId('30'))!.roles).toEqual([]);
  });

  it('get roles by code; unknown ones are left out', async () => {
    const { repository, tx, roleIds } = await arrange();
    expect(await repository.idsOfRoles(['FINANCE', 'X', 'SALES'], tx)).toEqual([...roleIds]);
    expect(await repository.idsOfRoles([], tx)).toEqual([]);
  });
});
