import { BooleanField, DataTable, SearchInput, SelectInput } from 'react-admin';
import type { BuyerView } from '@mall/contracts/user';
import { countryName, phone } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { useExporter, type ExportedField } from '../components/use-exporter.js';

/** Choices of a filter that the operation takes as 1 or 0. */
const YES_NO = [
  { id: 1, name: 'ra.boolean.true' },
  { id: 0, name: 'ra.boolean.false' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="complete" source="profileComplete" choices={YES_NO} alwaysOn />,
];

/** Columns of the export; they have masked values only, as the screen has. */
const EXPORTED = [
  'userId',
  'nickName',
  'fullName',
  'fullNameEn',
  'mobileMasked',
  'nationality',
  ['createTime', { is: 'moment' }],
] as const satisfies readonly ExportedField[];

export function BuyerList() {
  const locale = useReaderLocale();
  const exporter = useExporter('buyers', EXPORTED);
  return (
    <ConsoleList filters={filters} exporter={exporter} sort={{ field: 'createTime', order: 'DESC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.buyers.none" />}
      >
        <DataTable.Col source="nickName" className="grows" />
        <DataTable.Col source="fullName" className="grows" />
        <DataTable.Col
          source="mobileMasked"
          disableSort
          render={({ mobileMasked }: BuyerView) => mobileMasked && phone(mobileMasked)}
        />
        <DataTable.Col source="passportNoMasked" disableSort />
        <DataTable.Col
          source="nationality"
          disableSort
          render={({ nationality }: BuyerView) => nationality && countryName(nationality, locale)}
        />
        <DataTable.Col source="profileComplete" disableSort>
          <BooleanField source="profileComplete" />
        </DataTable.Col>
        <DataTable.Col source="createTime" render={(buyer: BuyerView) => <Moment at={buyer.createTime} />} />
      </DataTable>
    </ConsoleList>
  );
}
