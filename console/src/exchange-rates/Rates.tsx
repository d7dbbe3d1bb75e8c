import { Create, DataTable, NumberInput, required, SimpleForm, TextInput } from 'react-admin';
import type { RateRowView } from '@mall/contracts/order';
import { rate } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-mall.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';

/** Entered rates, newest first: the first row is the one in force. */
export function RateList() {
  const locale = useReaderLocale();
  return (
    <ConsoleList exporter={false} sort={{ field: 'asOf', order: 'DESC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.rates.none" />}
      >
        <DataTable.Col source="asOf" disableSort render={(row: RateRowView) => <Moment at={row.asOf} />} />
        <DataTable.Col
          align="right"
          source="rate"
          disableSort
          render={(row: RateRowView) => `${rate(row.rate, locale)} / 1 ¥`}
        />
        <DataTable.Col source="source" disableSort />
        <DataTable.Col source="enteredBy" disableSort />
        <DataTable.Col
          source="createTime"
          disableSort
          render={(row: RateRowView) => <Moment at={row.createTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

/** Rates are never changed: a newer one takes over, placed orders keep theirs. */
export const RateCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <NumberInput
        source="rate"
        min={0.01}
        max={10_000}
        step={0.0001}
        validate={required()}
        helperText="console.rates.rateHint"
      />
      <TextInput source="source" validate={required()} helperText="console.rates.sourceHint" />
    </SimpleForm>
  </Create>
);
