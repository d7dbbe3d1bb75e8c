import { BooleanField, DataTable, SearchInput } from 'react-admin';
import type { ParameterView } from '@mall/contracts/admin';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const ParameterList = () => (
  <ConsoleList filters={filters} exporter={false} sort={{ field: 'publicKey', order: 'ASC' }}>
    <DataTable
      bulkActionButtons={false}
      rowClick="edit"
      size="small"
      sx={denseTable}
      empty={<NothingHere why="console.parameters.none" />}
    >
      <DataTable.Col source="publicName" disableSort />
      <DataTable.Col source="publicKey" />
      <DataTable.Col source="publicValue" disableSort />
      <DataTable.Col source="isPublic">
        <BooleanField source="isPublic" />
      </DataTable.Col>
      <DataTable.Col source="updateTime" render={(row: ParameterView) => <Moment at={row.updateTime} />} />
    </DataTable>
  </ConsoleList>
);
