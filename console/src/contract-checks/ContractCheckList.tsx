import { DataTable, TextInput, useTranslate } from 'react-admin';
import type { ContractCheckView } from '@mall/contracts/order';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age, Moment } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { StateTabs } from '../components/StatusTabs.js';
import { ScanStateWord } from './ScanStateWord.js';

const filters = [<TextInput key="number" source="orderNumber" alwaysOn />];

/** Lists contracts returned signed on paper: waiting ones first, the longest waiting on top. */
export function ContractCheckList() {
  return (
    <ConsoleList
      tabs={<ScanTabs />}
      filters={filters}
      exporter={false}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'handedInTime', order: 'ASC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.contractChecks.none" />}
      >
        <DataTable.Col source="orderNumber" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })} />
        <DataTable.Col
          source="state"
          disableSort
          render={({ state }: ContractCheckView) => <ScanStateWord state={state} />}
        />
        <DataTable.Col source="buyerName" disableSort />
        <DataTable.Col
          source="cars"
          className="grows"
          disableSort
          render={({ cars }: ContractCheckView) => cars.join('; ')}
        />
        <DataTable.Col
          source="handedInTime"
          render={({ handedInTime }: ContractCheckView) => <Age at={handedInTime} />}
        />
        <DataTable.Col
          source="decidedBy"
          disableSort
          render={({ decidedBy }: ContractCheckView) => <PersonName login={decidedBy} />}
        />
        <DataTable.Col
          source="decidedTime"
          disableSort
          render={({ decidedTime }: ContractCheckView) => <Moment at={decidedTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

const STATES = ['waiting', 'accepted', 'sentBack', 'withdrawn'] as const;

function ScanTabs() {
  const translate = useTranslate();
  const states = STATES.map((state) => ({
    value: state,
    label: translate(`console.contractChecks.states.${state}`),
    filter: { state },
  }));
  return <StateTabs source="state" label="resources.contract-checks.fields.state" states={states} />;
}
