import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryDepartments } from '../src/department/department.fakes.js';
import { departmentSpecification } from '../src/department/department.repository.specification.js';
import { InMemoryDictionaries } from '../src/dictionary/dictionary.fakes.js';
import { dictionarySpecification } from '../src/dictionary/dictionary.repository.specification.js';
import { InMemoryLog } from '../src/log/log.fakes.js';
import { logSpecification } from '../src/log/log.repository.specification.js';
import { InMemoryMenus } from '../src/menu/menu.fakes.js';
import { menuSpecification } from '../src/menu/menu.repository.specification.js';
import { InMemoryParameters } from '../src/parameter/parameter.fakes.js';
import { parameterSpecification } from '../src/parameter/parameter.repository.specification.js';
import { rightsSpecification } from '../src/rights/rights.repository.specification.js';
import { aRole, InMemoryRights, InMemoryRoles } from '../src/role/role.fakes.js';
import { roleSpecification } from '../src/role/role.repository.specification.js';
import { InMemoryFilters } from '../src/saved-filter/saved-filter.fakes.js';
import { savedFilterSpecification } from '../src/saved-filter/saved-filter.repository.specification.js';
import { FixedScopes } from '../src/scope/scope.fakes.js';
import { scopeSpecification } from '../src/scope/scope.repository.specification.js';
import { aStaffMember, InMemoryStaff } from '../src/staff/staff.fakes.js';
import { staffSpecification } from '../src/staff/staff.repository.specification.js';

const tx = new NoDatabase().manager;

parameterSpecification.holdsFor(InMemoryParameters, () => ({ repository: new InMemoryParameters() }));

savedFilterSpecification.holdsFor(InMemoryFilters, () => ({ repository: new InMemoryFilters(), tx }));

dictionarySpecification.holdsFor(InMemoryDictionaries, () => ({ repository: new InMemoryDictionaries() }));

logSpecification.holdsFor(InMemoryLog, () => {
  const repository = new InMemoryLog();
  const age = async (seconds: number) => repository.age(seconds);
  return { repository, age, entries: async () => repository.stored };
});

menuSpecification.holdsFor(InMemoryMenus, () => ({ repository: new InMemoryMenus([]), tx }));

departmentSpecification.holdsFor(InMemoryDepartments, () => {
  const repository = new InMemoryDepartments([]);
  return { repository, tx, employ: async (deptId) => repository.employ(deptId) };
});

roleSpecification.holdsFor(InMemoryRoles, () => ({
  repository: new InMemoryRoles([]),
  ...{ tx, menuIds: ['8', '9', '10'], deptIds: ['8', '9', '10'] },
}));

rightsSpecification.holdsFor(InMemoryRights, () => {
  const roles = new InMemoryRoles([
    aRole({ role_id: '9', role_code: 'CLERK', menu_ids: ['order_view', 'order_edit'] }),
    aRole({ role_id: '8', role_code: 'ADMIN', grants_all: true }),
    aRole({ role_id: '10', role_code: 'GUEST' }),
  ]);
  const staff = new InMemoryStaff(roles);
  return {
    repository: new InMemoryRights(roles, ['order_view', 'order_edit', 'refund_pay'], staff),
    tx,
    menuIds: { order_view: 'order_view', order_edit: 'order_edit', refund_pay: 'refund_pay' },
    roleIds: { admin: '8', clerk: '9', guest: '10' },
    appoint: (roleId, isLocked) => {
      const userId = String(staff.all.length + 1);
      return staff.add(aStaffMember({ user_id: userId, username: userId, is_locked: isLocked }), roleId);
    },
  };
});

staffSpecification.holdsFor(InMemoryStaff, () => {
  const finance = aRole({ role_id: '10', role_code: 'FINANCE' });
  const roles = new InMemoryRoles([finance, aRole({ role_id: '9', role_code: 'SALES' })]);
  return { repository: new InMemoryStaff(roles), ...{ tx, deptId: '1', roleIds: ['9', '10'] } };
});

scopeSpecification.holdsFor(FixedScopes, () => ({
  repository: new FixedScopes({ 1: 'all', 2: ['10', '11'], 3: [] }),
}));
