import { scratchDatabase } from '@mall/testing/schema';
import { Department } from '../src/department/department.entity.js';
import { DepartmentRepository } from '../src/department/department.repository.js';
import { departmentSpecification } from '../src/department/department.repository.specification.js';
import { DictionaryRepository } from '../src/dictionary/dictionary.repository.js';
import { dictionarySpecification } from '../src/dictionary/dictionary.repository.specification.js';
import { Menu } from '../src/entities/menu.entity.js';
import { Role } from '../src/entities/role.entity.js';
import { LogRepository } from '../src/log/log.repository.js';
import { logSpecification } from '../src/log/log.repository.specification.js';
import { OperationLog } from '../src/log/operation-log.entity.js';
import { MenuRepository } from '../src/menu/menu.repository.js';
import { menuSpecification } from '../src/menu/menu.repository.specification.js';
import { ParameterRepository } from '../src/parameter/parameter.repository.js';
import { parameterSpecification } from '../src/parameter/parameter.repository.specification.js';
import { RightsRepository } from '../src/rights/rights.repository.js';
import { rightsSpecification } from '../src/rights/rights.repository.specification.js';
import { RoleRepository } from '../src/role/role.repository.js';
import { roleSpecification } from '../src/role/role.repository.specification.js';
import { SavedFilterRepository } from '../src/saved-filter/saved-filter.repository.js';
import { savedFilterSpecification } from '../src/saved-filter/saved-filter.repository.specification.js';
import { adminSchema } from '../src/schema.js';
import { ScopeRepository } from '../src/scope/scope.repository.js';
import { scopeSpecification } from '../src/scope/scope.repository.specification.js';
import { StaffRepository } from '../src/staff/staff.repository.js';
import { staffSpecification } from '../src/staff/staff.repository.specification.js';

const database = scratchDatabase('admin', adminSchema);
const names = { ru: 'Имя', zh: '名称', en: 'Name' };

async function emptyOffice() {
  await database.empty('staff', 'role', 'menu', 'department');
  const { manager: tx, dataSource } = database;
  return { tx, dataSource, staff: new StaffRepository(dataSource) };
}

parameterSpecification.holdsFor(ParameterRepository, async () => {
  await database.empty('parameter');
  return { repository: new ParameterRepository(database.dataSource) };
});

savedFilterSpecification.holdsFor(SavedFilterRepository, async () => {
  await database.empty('saved_filter');
  return { repository: new SavedFilterRepository(database.dataSource), tx: database.manager };
});

dictionarySpecification.holdsFor(DictionaryRepository, async () => {
  await database.empty('dictionary');
  return { repository: new DictionaryRepository(database.dataSource) };
});

logSpecification.holdsFor(LogRepository, async () => {
  await database.empty('operation_log');
  const { manager: tx, dataSource } = database;
  return {
    repository: new LogRepository(dataSource),
    age: async (seconds) =>
      void (await tx.query('UPDATE operation_log SET created_at = created_at - make_interval(secs => $1)', [
        seconds,
      ])),
    entries: async () =>
      (await tx.find(OperationLog, { order: { logId: 'ASC' } })).map(({ entryId, ...entry }) => ({
        ...entry,
        ...(entryId === null ? {} : { entryId }),
      })),
  };
});

menuSpecification.holdsFor(MenuRepository, async () => {
  const { tx, dataSource } = await emptyOffice();
  return { repository: new MenuRepository(dataSource), tx };
});

departmentSpecification.holdsFor(DepartmentRepository, async () => {
  const { tx, dataSource, staff } = await emptyOffice();
  let userId = 0;
  const employ = async (deptId: string) => {
    const id = String((userId += 1));
    await staff.insert(tx, { userId: id, username: id, nickname: id });
    await staff.change(tx, id, { deptId });
  };
  return { repository: new DepartmentRepository(dataSource), tx, employ };
});

roleSpecification.holdsFor(RoleRepository, async () => {
  const { tx, dataSource } = await emptyOffice();
  const ids = ['8', '9', '10'] as const;
  await tx.insert(
    Menu,
    ids.map((menuId) => ({ menuId, labels: names, menuType: '0', place: 'console' })),
  );
  await tx.insert(
    Department,
    ids.map((deptId) => ({ deptId, name: deptId })),
  );
  return { repository: new RoleRepository(dataSource), tx, menuIds: ids, deptIds: ids };
});

rightsSpecification.holdsFor(RightsRepository, async () => {
  const { tx, dataSource, staff } = await emptyOffice();
  const [menuIds, roleIds] = [
    { order_view: '1', order_edit: '2', refund_pay: '3' },
    { admin: '8', clerk: '9', guest: '10' },
  ];
  for (const [permission, menuId] of Object.entries(menuIds))
    await tx.insert(Menu, { menuId, labels: names, menuType: '1', place: 'console', permission });
  await tx.insert(Role, { roleId: roleIds.clerk, roleCode: 'CLERK', names });
  await tx.insert(Role, { roleId: roleIds.admin, roleCode: 'ADMIN', names, grantsAll: true });
  await tx.insert(Role, { roleId: roleIds.guest, roleCode: 'GUEST', names });
  const { order_view, order_edit } = menuIds;
  await new RoleRepository(dataSource).setMenus(tx, roleIds.clerk, [order_view, order_edit]);
  let userId = 0;
  const appoint = async (roleId: string, isLocked: boolean) => {
    const id = String((userId += 1));
    await staff.insert(tx, { userId: id, username: id, nickname: id, isLocked });
    await staff.setRoles(tx, id, [roleId]);
  };
  return { repository: new RightsRepository(dataSource), tx, menuIds, roleIds, appoint };
});

staffSpecification.holdsFor(StaffRepository, async () => {
  const { tx, staff: repository } = await emptyOffice();
  await tx.insert(Department, { deptId: '1', name: 'Продажи' });
  await tx.insert(Role, { roleId: '10', roleCode: 'FINANCE', names });
  await tx.insert(Role, { roleId: '9', roleCode: 'SALES', names });
  return { repository, ...{ tx, deptId: '1', roleIds: ['9', '10'] as const } };
});

scopeSpecification.holdsFor(ScopeRepository, async () => {
  const { tx, dataSource, staff } = await emptyOffice();
  const roles = new RoleRepository(dataSource);
  for (const deptId of ['10', '11', '12']) await tx.insert(Department, { deptId, name: deptId });
  const chosen = { roleCode: 'CHOSEN', names, description: null, dataScope: 'chosen' } as const;
  const some = await roles.insert(tx, chosen);
  await roles.setDepartments(tx, some, ['11', '10']);
  const none = await roles.insert(tx, { ...chosen, roleCode: 'NONE' });
  const all = await roles.insert(tx, { ...chosen, roleCode: 'ALL', dataScope: 'all' });
  for (const [userId, roleId] of Object.entries({ 1: all, 2: some, 3: none })) {
    await staff.insert(tx, { userId, username: userId, nickname: userId });
    await staff.setRoles(tx, userId, [roleId]);
  }
  return { repository: new ScopeRepository(dataSource) };
});
