import { DataTable, ReferenceField, SearchInput, TextField } from 'react-admin';
import type { DepartmentView } from '@mall/contracts/admin';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { SyncDirectoryButton } from './SyncDirectoryButton.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const DepartmentList = () => (
  <ConsoleList
    filters={filters}
    exporter={false}
    sort={{ field: 'sortOrder', order: 'ASC' }}
    more={<SyncDirectoryButton />}
  >
    <DataTable
      bulkActionButtons={false}
      rowClick="edit"
      size="small"
      sx={denseTable}
      empty={<NothingHere why="console.departments.none" />}
    >
      <DataTable.Col source="name" />
      <DataTable.Col
        source="parentId"
        disableSort
        render={(department: DepartmentView) =>
          department.parentId === '0' ? (
            '—'
          ) : (
            <ReferenceField source="parentId" reference="departments" link={false}>
              <TextField source="name" />
            </ReferenceField>
          )
        }
      />
      <DataTable.NumberCol source="userCount" />
      <DataTable.NumberCol source="sortOrder" />
      <DataTable.Col source="deptAddress" disableSort />
    </DataTable>
  </ConsoleList>
);
