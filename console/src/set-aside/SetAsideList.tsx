import { DataTable, TextInput, useTranslate } from 'react-admin';
import type { SetAsideView } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age, Moment } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { StateTabs } from '../components/StatusTabs.js';
import { TwoLines } from '../components/TwoLines.js';
import { FateWord } from '../components/set-aside/FateWord.js';

const filters = [<TextInput key="number" source="orderNumber" alwaysOn />];

/** Lists cars left by orders that are not on sale: undecided ones first. */
export function SetAsideList() {
  const locale = useReaderLocale();
  return (
    <ConsoleList
      tabs={<FateTabs />}
      filters={filters}
      exporter={false}
      filterDefaultValues={{ fate: 'undecided' }}
      sort={{ field: 'createTime', order: 'DESC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.setAside.none" />}
      >
        <DataTable.Col
          source="carName"
          className="grows"
          disableSort
          render={({ carName, vin }: SetAsideView) => (
            <TwoLines main={localised(carName, locale)} under={vin && `VIN ${vin}`} />
          )}
        />
        <DataTable.Col align="right" source="count" disableSort />
        <DataTable.Col source="orderNumber" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })} />
        <DataTable.Col
          source="fate"
          disableSort
          render={({ fate, reason }: SetAsideView) => (
            <TwoLines main={<FateWord fate={fate} />} under={reason} />
          )}
        />
        <DataTable.Col
          source="createTime"
          render={({ createTime }: SetAsideView) => <Age at={createTime} />}
        />
        <DataTable.Col
          source="decidedBy"
          disableSort
          render={({ decidedBy }: SetAsideView) => <PersonName login={decidedBy} />}
        />
        <DataTable.Col
          source="decidedTime"
          disableSort
          render={({ decidedTime }: SetAsideView) => <Moment at={decidedTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

const FATES = ['undecided', 'heldBack', 'writtenOff', 'onSale'] as const;

function FateTabs() {
  const translate = useTranslate();
  const states = FATES.map((fate) => ({
    value: fate,
    label: translate(`console.setAside.fates.${fate}`),
    filter: { fate },
  }));
  return <StateTabs source="fate" label="resources.set-aside.fields.fate" states={states} />;
}
