import { DataTable, ReferenceInput, SearchInput, SelectInput, useTranslate } from 'react-admin';
import type { StaffView } from '@mall/contracts/admin';
import { lockFlags, phone } from '@mall/web-kit';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { ScopeNote } from '../components/ScopeNote.js';
import { Moment } from '../components/Moment.js';
import { ToneWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { RoleFilter } from '../components/role-inputs.js';
import { useExporter, type ExportedField } from '../components/use-exporter.js';

const LOCKS = [
  { id: lockFlags.open, name: 'console.staff.active' },
  { id: lockFlags.locked, name: 'console.staff.locked' },
];

const LOCK_WORDS = Object.fromEntries(LOCKS.map(({ id, name }) => [id, name]));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <RoleFilter key="role" source="roleId" alwaysOn />,
  <ReferenceInput key="dept" source="deptId" reference="departments">
    <SelectInput optionText="name" />
  </ReferenceInput>,
  <SelectInput key="lock" source="lockFlag" choices={LOCKS} />,
];

const EXPORTED = [
  'userId',
  'username',
  'nickname',
  'name',
  'deptName',
  ['roleIds', { value: (person) => rolesOf(person as unknown as StaffView) }],
  ['lockFlag', { words: LOCK_WORDS }],
  ['createTime', { is: 'moment' }],
] as const satisfies readonly ExportedField[];

const rolesOf = (person: StaffView): string => person.roleList.map(({ roleName }) => roleName).join(', ');

export function StaffList() {
  const translate = useTranslate();
  const exporter = useExporter('staff', EXPORTED);
  return (
    <ConsoleList filters={filters} exporter={exporter} sort={{ field: 'createTime', order: 'DESC' }}>
      <ScopeNote />
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.staff.none" />}
      >
        <DataTable.Col source="username" />
        <DataTable.Col source="nickname" className="grows" />
        <DataTable.Col
          source="name"
          className="grows"
          render={({ name, phone: number }: StaffView) => (
            <TwoLines main={name} under={number && phone(number)} />
          )}
        />
        <DataTable.Col
          source="roleIds"
          className="grows"
          disableSort
          render={(person: StaffView) => rolesOf(person)}
        />
        <DataTable.Col source="deptName" className="grows" />
        <DataTable.Col
          source="lockFlag"
          render={(person: StaffView) => (
            <ToneWord tone={person.lockFlag === lockFlags.locked ? 'danger' : 'success'}>
              {translate(
                person.lockFlag === lockFlags.locked ? 'console.staff.locked' : 'console.staff.active',
              )}
            </ToneWord>
          )}
        />
        <DataTable.Col
          source="createTime"
          render={(person: StaffView) => <Moment at={person.createTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}
