import { adminErrors } from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { NoDatabase } from '@mall/persistence/fakes';
import { aDepartment, InMemoryDepartments } from './department.fakes.js';
import type { DepartmentRow } from './department.repository.js';
import { DepartmentService } from './department.service.js';

function departmentsOf(...rows: Partial<DepartmentRow>[]) {
  const departments = new InMemoryDepartments(rows.map(aDepartment));
  return { service: new DepartmentService(new NoDatabase([departments]), departments), departments };
}

/** 1 above 2 above 3. */
const LINE = [{ dept_id: '1' }, { dept_id: '2', parent_id: '1' }, { dept_id: '3', parent_id: '2' }];

describe('a department', () => {
  it('can be created at the top or below another one', async () => {
    const { service } = departmentsOf({ dept_id: '1' });
    expect(await service.create({ name: 'Склад', parentId: '0' })).toMatchObject({ parent_id: null });
    const yard = { name: 'Площадка', parentId: '1', deptLongitude: '131.95', deptLatitude: '43.80' };
    expect(await service.create(yard)).toMatchObject({
      parent_id: '1',
      longitude: '131.95',
      latitude: '43.80',
    });
  });

  it('cannot be put below an unknown one', async () => {
    const { service, departments } = departmentsOf();
    await expect(service.create({ name: 'Склад', parentId: '99' })).rejects.toThrow(
      platformErrors.notFound(),
    );
    expect(await departments.all()).toEqual([]);
  });

  it.each(['1', '2', '3'])('cannot be put below itself or one below it: %s', async (parentId) => {
    const { service, departments } = departmentsOf(...LINE);
    await expect(service.update({ deptId: '1', parentId })).rejects.toThrow(adminErrors.menuLoop());
    expect(await departments.byId('1')).toMatchObject({ parent_id: null });
  });

  it('can be moved to another branch and back to the top', async () => {
    const { service } = departmentsOf(...LINE);
    expect(await service.update({ deptId: '3', parentId: '1' })).toMatchObject({ parent_id: '1' });
    expect(await service.update({ deptId: '3', parentId: '0' })).toMatchObject({ parent_id: null });
  });

  it('keeps what a change leaves out', async () => {
    const { service } = departmentsOf({ address: 'Уссурийск, ул. Тимирязева, 29', sort_order: 4 });
    const changed = await service.update({ deptId: '1', name: 'Таможня' });
    expect(changed).toEqual(
      aDepartment({ name: 'Таможня', address: 'Уссурийск, ул. Тимирязева, 29', sort_order: 4 }),
    );
  });

  it('cannot be removed while people or departments belong to it', async () => {
    const { service, departments } = departmentsOf(...LINE, { dept_id: '4', user_count: 1 });
    await expect(service.remove('1')).rejects.toThrow(adminErrors.departmentInUse());
    await expect(service.remove('4')).rejects.toThrow(adminErrors.departmentInUse());
    await service.remove('3');
    expect((await departments.all()).map(({ dept_id }) => dept_id)).toEqual(['1', '2', '4']);
  });

  it('that is unknown is not found', async () => {
    const { service } = departmentsOf();
    await expect(service.get('1')).rejects.toThrow(platformErrors.notFound());
  });
});
