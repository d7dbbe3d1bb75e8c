import { BooleanInput, DataTable, SelectInput, useTranslate, type RaRecord } from 'react-admin';
import type { TariffTableView } from '@mall/contracts/order';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Day, Moment } from '../components/Moment.js';
import { SourceLink } from './SourceLink.js';
import { TARIFF_CHOICES } from './columns.js';
import { TariffState } from './TariffState.js';
import { PersonName } from '../components/PersonName.js';

const filters = [
  <SelectInput key="kind" source="kind" choices={TARIFF_CHOICES} alwaysOn />,
  <BooleanInput key="force" source="isInForce" />,
];

const nowrap = () => ({ whiteSpace: 'nowrap' });

const isEditable = ({ isEditable: can }: RaRecord): boolean => can === true;

/** Lists tables of duties and fees with all their versions; one of each kind is in force today. */
export function TariffList() {
  const translate = useTranslate();
  return (
    <ConsoleList
      filters={filters}
      exporter={false}
      sort={{ field: 'validFrom', order: 'DESC' }}
      isEditable={isEditable}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.tariffs.none" />}
      >
        <DataTable.Col source="kind" disableSort render={({ kindLabel }: TariffTableView) => kindLabel} />
        <DataTable.Col
          source="validFrom"
          disableSort
          cellSx={nowrap}
          render={({ validFrom }: TariffTableView) => <Day on={validFrom} />}
        />
        <DataTable.Col
          source="isInForce"
          disableSort
          render={(table: TariffTableView) => <TariffState table={table} />}
        />
        <DataTable.Col
          source="source"
          disableSort
          render={(table: TariffTableView) => <SourceLink table={table} />}
        />
        <DataTable.Col
          align="right"
          source="rows"
          disableSort
          cellSx={nowrap}
          render={({ rows }: TariffTableView) => translate('console.tariffs.rows', rows.length)}
        />
        <DataTable.Col
          source="enteredBy"
          disableSort
          render={({ enteredBy }: TariffTableView) => <PersonName login={enteredBy} />}
        />
        <DataTable.Col
          source="createTime"
          disableSort
          render={({ createTime }: TariffTableView) => <Moment at={createTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}
