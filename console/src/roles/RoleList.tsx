import { DataTable, SearchInput, useTranslate } from 'react-admin';
import type { RoleView } from '@mall/contracts/admin';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export function RoleList() {
  const translate = useTranslate();
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: 'roleId', order: 'ASC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.roles.none" />}
      >
        <DataTable.Col source="roleName" />
        <DataTable.Col source="roleCode" />
        <DataTable.Col source="roleDesc" disableSort />
        <DataTable.NumberCol source="userCount" />
        <DataTable.Col
          align="right"
          source="menuIds"
          disableSort
          render={(role: RoleView) => (role.grantsAll ? translate('console.roles.all') : role.menuIds.length)}
        />
        <DataTable.Col source="createTime" render={(role: RoleView) => <Moment at={role.createTime} />} />
      </DataTable>
    </ConsoleList>
  );
}
