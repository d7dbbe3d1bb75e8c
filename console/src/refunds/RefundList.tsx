import { Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { RefundView } from '@mall/contracts/order';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { useMay } from '../api/use-may.js';
import { Age, Moment } from '../components/Moment.js';
import { Amount } from '../components/Money.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { StatusWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { PersonName } from '../components/PersonName.js';
import { actAtRow } from './next-refund.js';
import { RefundInTurn } from './RefundInTurn.js';

const KINDS = (['cancelled', 'overpaid', 'claim'] as const).map((id) => ({
  id,
  name: `console.refunds.kinds.${id}`,
}));

const filters = [
  <TextInput key="number" source="orderNumber" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={KINDS} alwaysOn />,
];

/** Lists refunds: open ones first, the longest waiting on top; decided one after the other in their rows. */
export function RefundList() {
  const [decided, decide] = useState<RefundView>();
  const mayDecide = useMay('order.refund.audit');
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
        hiddenColumns={['bankRef']}
      >
        <DataTable.Col source="orderNumber" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })} />
        <DataTable.Col
          source="status"
          disableSort
          render={({ status, statusLabel }: RefundView) =>
            statusLabel ?? <StatusWord dictionary="refund_status" value={status} />
          }
        />
        {mayDecide && (
          <DataTable.Col
            source="actions"
            disableSort
            render={(refund: RefundView) => <NextAct refund={refund} onAct={decide} />}
          />
        )}
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
          className="grows"
          disableSort
          render={(refund: RefundView) => <RefundAuthor refund={refund} />}
        />
        <DataTable.Col
          source="approvedBy"
          className="grows"
          disableSort
          render={({ approvedBy }: RefundView) => <PersonName login={approvedBy} />}
        />
        <DataTable.Col source="bankRef" className="grows" disableSort />
        <DataTable.Col
          source="payTime"
          disableSort
          render={({ payTime }: RefundView) => <Moment at={payTime} />}
        />
      </DataTable>
      <RefundInTurn refund={decided} onNext={decide} />
    </ConsoleList>
  );
}

interface NextActProps {
  readonly refund: RefundView;
  readonly onAct: (refund: RefundView) => void;
}

/** The button of the reader's action on a refund without opening it. */
function NextAct({ refund, onAct }: NextActProps) {
  const translate = useTranslate();
  const action = actAtRow(refund);
  if (!action) return null;
  return (
    <Button
      size="small"
      sx={{ py: 0 }}
      onClick={(event) => {
        event.stopPropagation();
        onAct(refund);
      }}
    >
      {translate(`console.refunds.${action}`)}
    </Button>
  );
}

/** Shows who requested a refund, and the reason. */
function RefundAuthor({ refund }: { readonly refund: RefundView }) {
  const translate = useTranslate();
  const author = (
    <>
      {translate(`console.actors.${refund.requestedBy}`)} <PersonName login={refund.requestedByName} />
    </>
  );
  return <TwoLines main={author} under={refund.reason} />;
}
