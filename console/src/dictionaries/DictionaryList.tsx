import { BooleanField, DataTable, SearchInput } from 'react-admin';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const DictionaryList = () => (
  <ConsoleList filters={filters} exporter={false} sort={{ field: 'dictType', order: 'ASC' }}>
    <DataTable
      bulkActionButtons={false}
      rowClick="edit"
      size="small"
      sx={denseTable}
      empty={<NothingHere why="console.dictionaries.none" />}
    >
      <DataTable.Col source="description" disableSort />
      <DataTable.Col source="dictType" />
      <DataTable.NumberCol source="itemCount" />
      <DataTable.Col source="remarks" disableSort />
      <DataTable.Col source="systemFlag" disableSort>
        <BooleanField source="systemFlag" />
      </DataTable.Col>
    </DataTable>
  </ConsoleList>
);
