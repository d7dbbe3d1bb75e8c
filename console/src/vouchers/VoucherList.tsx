import { DataTable, TextInput, useTranslate } from 'react-admin';
import type { VoucherView } from '@mall/contracts/order';
import { paymentSlipStates } from '@mall/web-kit';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age, Day, Moment } from '../components/Moment.js';
import { Amount } from '../components/Money.js';
import { StateTabs } from '../components/StatusTabs.js';
import { SlipState } from '../components/slips/SlipCells.js';
import { PersonName } from '../components/PersonName.js';

const filters = [<TextInput key="number" source="orderNumber" alwaysOn />];

/** Lists payment slips, the longest waiting first. */
export function VoucherList() {
  return (
    <ConsoleList
      tabs={<SlipTabs />}
      filters={filters}
      exporter={false}
      filterDefaultValues={{ status: paymentSlipStates.waiting }}
      sort={{ field: 'createTime', order: 'ASC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.slips.none" />}
      >
        <DataTable.Col source="orderNumber" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })} />
        <DataTable.Col
          source="status"
          disableSort
          render={(slip: VoucherView) => <SlipState slip={slip} />}
        />
        <DataTable.Col
          align="right"
          source="dueFee"
          disableSort
          render={(slip: VoucherView) => <Amount minor={slip.dueFee} currency={slip.currency} />}
        />
        <DataTable.Col
          align="right"
          source="amountFee"
          disableSort
          render={(slip: VoucherView) => <Amount minor={slip.amountFee} currency={slip.currency} />}
        />
        <DataTable.Col
          source="paidTime"
          disableSort
          render={(slip: VoucherView) => <Day on={slip.paidTime} />}
        />
        <DataTable.Col source="bankRef" className="grows" disableSort />
        <DataTable.Col source="createTime" render={(slip: VoucherView) => <Age at={slip.createTime} />} />
        <DataTable.Col
          source="auditedBy"
          className="grows"
          disableSort
          render={(slip: VoucherView) => <PersonName login={slip.auditedBy} />}
        />
        <DataTable.Col
          source="auditTime"
          disableSort
          render={(slip: VoucherView) => <Moment at={slip.auditTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

const STATES = ['0', '1', '2', '3'] as const;

function SlipTabs() {
  const translate = useTranslate();
  const states = STATES.map((value) => ({ value, label: translate(`console.slips.states.${value}`) }));
  return <StateTabs source="status" label="resources.vouchers.fields.status" states={states} />;
}
