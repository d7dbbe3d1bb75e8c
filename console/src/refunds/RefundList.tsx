import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { RefundView } from '@mall/contracts/order';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age, Moment } from '../components/Moment.js';
import { Amount } from '../components/Money.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { StatusWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { PersonName } from '../components/PersonName.js';

const KINDS = (['cancelled', 'overpaid', 'claim'] as const).map((id) => ({
  id,
  name: `console.refunds.kinds.${id}`,
}));

const filters = [
  <TextInput key="number" source="orderNumber" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={KINDS} alwaysOn />,
];

/** Money that goes back: open ones first, the longest waiting on top. */
export function RefundList() {
  return (
    <ConsoleList
      tabs={<StatusTabs dictionary="refund_status" source="status" label="resources.refunds.fields.status" />}
      filters={filters}
      exporter={false}
      sort={{ field: 'isOpen', order: 'DESC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.refunds.none" />}
      >
        <DataTable.Col source="orderNumber" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })} />
        <DataTable.Col
          source="status"
          disableSort
          render={({ status }: RefundView) => <StatusWord dictionary="refund_status" value={status} />}
        />
        <DataTable.Col source="kind" disableSort render={({ kindLabel }: RefundView) => kindLabel} />
        <DataTable.Col
          align="right"
          source="amountFee"
          disableSort
          render={({ amountFee, currency }: RefundView) => <Amount minor={amountFee} currency={currency} />}
        />
        <DataTable.Col
          source="createTime"
          disableSort
          render={({ createTime }: RefundView) => <Age at={createTime} />}
        />
        <DataTable.Col
          source="requestedBy"
          disableSort
          render={(refund: RefundView) => <RefundAuthor refund={refund} />}
        />
        <DataTable.Col
          source="approvedBy"
          disableSort
          render={({ approvedBy }: RefundView) => <PersonName login={approvedBy} />}
        />
        <DataTable.Col source="bankRef" disableSort />
        <DataTable.Col
          source="payTime"
          disableSort
          render={({ payTime }: RefundView) => <Moment at={payTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

/** Who requested a refund, and the reason they gave. */
function RefundAuthor({ refund }: { readonly refund: RefundView }) {
  const translate = useTranslate();
  const author = (
    <>
      {translate(`console.actors.${refund.requestedBy}`)} <PersonName login={refund.requestedByName} />
    </>
  );
  return <TwoLines main={author} under={refund.reason} />;
}
