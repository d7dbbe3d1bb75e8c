import { BooleanInput, DataTable, SearchInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { ReconciliationView } from '@mall/contracts/order';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age, Day } from '../components/Moment.js';
import { Amount } from '../components/Money.js';
import { usePersonName } from '../components/PersonName.js';
import { ToneWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { LedgerCheck } from './LedgerCheck.js';
import { Match } from './Match.js';

const CURRENCIES = [
  { id: 'RUB', name: 'RUB ₽' },
  { id: 'CNY', name: 'CNY ¥' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="currency" source="currency" choices={CURRENCIES} translateChoice={false} alwaysOn />,
  <BooleanInput key="second" source="secondPerson" />,
  <TextInput key="number" source="orderNumber" />,
];

/** Lists undecided slips, the longest waiting first, each with how well it matches its invoice. */
export function ReconciliationList() {
  return (
    <>
      <LedgerCheck />
      <ConsoleList filters={filters} exporter={false} sort={{ field: 'createTime', order: 'ASC' }}>
        <DataTable
          bulkActionButtons={false}
          rowClick="show"
          size="small"
          sx={denseTable}
          empty={<NothingHere why="console.slips.none" />}
        >
          <DataTable.Col
            source="orderNumber"
            disableSort
            render={({ voucher, invoice }: ReconciliationView) => (
              <TwoLines main={voucher.orderNumber} under={invoice.consignee} />
            )}
          />
          <DataTable.Col
            source="match"
            disableSort
            render={({ match }: ReconciliationView) => <Match match={match} />}
          />
          <DataTable.Col
            align="right"
            source="voucher.amountFee"
            disableSort
            render={({ voucher }: ReconciliationView) => (
              <Amount minor={voucher.amountFee} currency={voucher.currency} />
            )}
          />
          <DataTable.Col
            align="right"
            source="voucher.dueFee"
            disableSort
            render={({ voucher }: ReconciliationView) => (
              <Amount minor={voucher.dueFee} currency={voucher.currency} />
            )}
          />
          <DataTable.Col source="voucher.bankRef" disableSort />
          <DataTable.Col
            source="voucher.paidTime"
            disableSort
            render={({ voucher }: ReconciliationView) => <Day on={voucher.paidTime} />}
          />
          <DataTable.Col
            source="voucher.createTime"
            disableSort
            render={({ voucher }: ReconciliationView) => <Age at={voucher.createTime} />}
          />
          <DataTable.Col
            source="firstConfirmedBy"
            disableSort
            render={(review: ReconciliationView) => <SecondPerson review={review} />}
          />
        </DataTable>
      </ConsoleList>
    </>
  );
}

function SecondPerson({ review }: { readonly review: ReconciliationView }) {
  const translate = useTranslate();
  const first = usePersonName(review.firstConfirmedBy);
  if (!review.needsSecondPerson) return null;
  return <ToneWord tone="warning">{first ?? translate('console.slips.bothMissing')}</ToneWord>;
}
