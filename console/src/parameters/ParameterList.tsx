import { BooleanField, DataTable, SearchInput, useTranslate } from 'react-admin';
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
      <DataTable.Col source="publicValue" disableSort render={(row: ParameterView) => <Value of={row} />} />
      <DataTable.Col source="isPublic">
        <BooleanField source="isPublic" />
      </DataTable.Col>
      <DataTable.Col source="updateTime" render={(row: ParameterView) => <Moment at={row.updateTime} />} />
    </DataTable>
  </ConsoleList>
);

function Value({ of: { publicType, publicValue } }: { readonly of: ParameterView }) {
  const translate = useTranslate();
  if (publicType !== 'flag') return publicValue;
  return translate(publicValue === '1' ? 'ra.boolean.true' : 'ra.boolean.false');
}
