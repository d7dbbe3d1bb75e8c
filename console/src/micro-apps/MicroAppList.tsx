import { BooleanField, DataTable, FunctionField, SearchInput } from 'react-admin';
import { microAppStatuses } from '@mall/web-kit';
import type { MicroAppView } from '@mall/contracts/admin';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const MicroAppList = () => (
  <ConsoleList filters={filters} exporter={false} sort={{ field: 'sort', order: 'ASC' }}>
    <DataTable
      bulkActionButtons={false}
      rowClick="edit"
      size="small"
      sx={denseTable}
      empty={<NothingHere why="console.microApps.none" />}
    >
      <DataTable.Col source="appName" className="grows" />
      <DataTable.Col source="routerPath" className="grows" />
      <DataTable.Col source="entryUrl" className="grows" disableSort />
      <DataTable.Col source="status">
        <FunctionField
          render={({ status }: MicroAppView) => (
            <BooleanField record={{ status: status === microAppStatuses.on }} source="status" />
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="isPublic" disableSort>
        <BooleanField source="isPublic" />
      </DataTable.Col>
      <DataTable.NumberCol source="sort" />
      <DataTable.Col source="createTime" render={(app: MicroAppView) => <Moment at={app.createTime} />} />
    </DataTable>
  </ConsoleList>
);
