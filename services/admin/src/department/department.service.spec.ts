import { adminErrors } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { staffMember } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { scopesOf } from '../scope/scope.fakes.js';
import { aDepartment, InMemoryDepartments } from './department.fakes.js';
import type { DepartmentRow } from './department.repository.js';
import { DepartmentService } from './department.service.js';

const boss = staffMember('1', 'boss', []);

function departmentsOf(...rows: Partial<DepartmentRow>[]) {
  const scopes = scopesOf({ '2': ['2', '3'] });
  const departments = new InMemoryDepartments(rows.map(aDepartment));
  return { service: new DepartmentService(new NoDatabase([departments]), departments, scopes), departments };
}

/** Department 1 above 2 above 3. */
const LINE = [{ dept_id: '1' }, { dept_id: '2', parent_id: '1' }, { dept_id: '3', parent_id: '2' }];

describe('a department', () => {
  it('can be created at the top or below another one', async () => {
    const { service } = departmentsOf({ dept_id: '1' });
    expect(await service.create(boss, { name: 'Склад', parentId: '0' })).toMatchObject({ parent_id: null });
    const yard = { name: 'Площадка', parentId: '1', deptLongitude: '131.95', deptLatitude: '43.80' };
    expect(await service.create(boss, yard)).toMatchObject({
      parent_id: '1',
      longitude: '131.95',
      latitude: '43.80',
    });
  });

  it('cannot be put below an unknown one', async () => {
    const { service, departments } = departmentsOf();
    await expect(service.create(boss, { name: 'Склад', parentId: '99' })).rejects.toThrow(
      platformErrors.notFound(),
    );
    expect(await departments.all()).toEqual([]);
  });

  it.each(['1', '2', '3'])('cannot be put below itself or one below it: %s', async (parentId) => {
    const { service, departments } = departmentsOf(...LINE);
    await expect(service.update(boss, { deptId: '1', parentId })).rejects.toThrow(adminErrors.menuLoop());
    expect(await departments.byId('1')).toMatchObject({ parent_id: null });
  });

  it('can be moved to another branch and back to the top', async () => {
    const { service } = departmentsOf(...LINE);
    expect(await service.update(boss, { deptId: '3', parentId: '1' })).toMatchObject({ parent_id: '1' });
    expect(await service.update(boss, { deptId: '3', parentId: '0' })).toMatchObject({ parent_id: null });
  });

  it('keeps fields that a change leaves out', async () => {
    const { service } = departmentsOf({ address: 'Уссурийск, ул. Тимирязева, 29', sort_order: 4 });
    const changed = await service.update(boss, { deptId: '1', name: 'Таможня' });
    expect(changed).toEqual(
      aDepartment({ name: 'Таможня', address: 'Уссурийск, ул. Тимирязева, 29', sort_order: 4 }),
    );
  });

  it('cannot be removed while people or departments belong to it', async () => {
    const { service, departments } = departmentsOf(...LINE, { dept_id: '4', user_count: 1 });
    await expect(service.remove(boss, '1')).rejects.toThrow(adminErrors.departmentInUse());
    await expect(service.remove(boss, '4')).rejects.toThrow(adminErrors.departmentInUse());
    await service.remove(boss, '3');
    expect((await departments.all()).map(({ dept_id }) => dept_id)).toEqual(['1', '2', '4']);
  });

  it('that is unknown is not found', async () => {
    const { service } = departmentsOf();
    await expect(service.get('1')).rejects.toThrow(platformErrors.notFound());
  });
});

describe('departments that are merged', () => {
  it('give their staff and the departments below to the other one', async () => {
    const { service, departments } = departmentsOf(
      { dept_id: '1' },
      { dept_id: '2', parent_id: '1', user_count: 3 },
      { dept_id: '3', parent_id: '2' },
      { dept_id: '4', parent_id: '1', user_count: 1 },
    );
    expect(await service.merge(boss, { deptId: '2', intoId: '4' })).toMatchObject({ user_count: 4 });
    expect(await departments.byId('2')).toBeUndefined();
    expect(await departments.byId('3')).toMatchObject({ parent_id: '4' });
  });

  it.each([
    ['itself', '1', '1'],
    ['one below it', '1', '3'],
  ])('cannot go into %s', async (_, deptId, intoId) => {
    const { service, departments } = departmentsOf(...LINE);
    await expect(service.merge(boss, { deptId, intoId })).rejects.toThrow(adminErrors.menuLoop());
    expect(await departments.all()).toHaveLength(3);
  });

  it('cannot go into an unknown one', async () => {
    const { service } = departmentsOf(...LINE);
    await expect(service.merge(boss, { deptId: '3', intoId: '99' })).rejects.toThrow(
      platformErrors.notFound(),
    );
    await expect(service.merge(boss, { deptId: '99', intoId: '3' })).rejects.toThrow(
      platformErrors.notFound(),
    );
  });
});

describe('a caller who sees some departments', () => {
  const head = staffMember('2', 'head', []);

  it('changes only those, and moves them only between those', async () => {
    const { service } = departmentsOf(...LINE);
    await service.update(head, { deptId: '3', name: 'Склад' });
    for (const change of [
      service.update(head, { deptId: '1', name: 'Склад' }),
      service.update(head, { deptId: '3', parentId: '1' }),
      service.update(head, { deptId: '3', parentId: '0' }),
      service.create(head, { name: 'Склад' }),
      service.merge(head, { deptId: '3', intoId: '1' }),
      service.remove(head, '1'),
    ])
      await expect(change).rejects.toThrow(adminErrors.outOfScope());
  });
});
