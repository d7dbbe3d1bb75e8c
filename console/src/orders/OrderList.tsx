import { Box } from '@mui/material';
import {
  AutocompleteInput,
  DataTable,
  DateTimeInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import type { OrderView } from '@mall/contracts/order';
import { phone, unbroken } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { DictionarySelect } from '../components/DictionarySelect.js';
import { Moment } from '../components/Moment.js';
import { Roubles, Yuan } from '../components/Money.js';
import { Picture } from '../components/Picture.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { StatusWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { closedText } from './closed-text.js';
import { ExportOrdersButton } from './ExportOrdersButton.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DictionarySelect key="contract" source="contractStatus" dictionary="contract_status" isNumber alwaysOn />,
  <DictionarySelect key="voucher" source="voucherStatus" dictionary="voucher_status" isNumber alwaysOn />,
  <TextInput key="number" source="orderNumber" />,
  <SelectInput
    key="slip"
    source="slipStatus"
    choices={[
      { id: 1, name: 'console.orders.slipStates.1' },
      { id: 0, name: 'console.orders.slipStates.0' },
    ]}
  />,
  <ReferenceInput key="shop" source="shopId" reference="shops">
    <AutocompleteInput optionText="shopName" filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
  <TextInput key="consignee" source="consignee" />,
  <TextInput key="contractNumber" source="contractNumber" />,
  <DateTimeInput key="start" source="startTime" />,
  <DateTimeInput key="end" source="endTime" />,
];

const whole = { whiteSpace: 'nowrap' } as const;
const nowrap = () => whole;

export function OrderList() {
  return (
    <ConsoleList
      filters={filters}
      exporter={false}
      more={<ExportOrdersButton />}
      sort={{ field: 'createTime', order: 'DESC' }}
    >
      <StatusTabs dictionary="order_status" source="status" label="resources.orders.fields.status" />
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.orders.none" />}
        hiddenColumns={['contractNumber', 'balanceFee', 'endTime', 'payTime', 'deliveryTime']}
      >
        <DataTable.Col
          source="createTime"
          label="resources.orders.fields.orderNumber"
          cellSx={nowrap}
          render={({ orderNumber, createTime }: OrderView) => (
            <TwoLines main={orderNumber} under={<Moment at={createTime} />} />
          )}
        />
        <DataTable.Col
          source="orderItems"
          disableSort
          render={(order: OrderView) => <Cars order={order} />}
        />
        <DataTable.Col
          source="status"
          disableSort
          render={(order: OrderView) => <OrderStatus order={order} />}
        />
        <DataTable.Col
          source="contractStatus"
          disableSort
          render={({ contractStatus }: OrderView) => (
            <StatusWord dictionary="contract_status" value={contractStatus} />
          )}
        />
        <DataTable.Col
          source="voucherStatus"
          disableSort
          render={({ voucherStatus }: OrderView) => (
            <StatusWord dictionary="voucher_status" value={voucherStatus} />
          )}
        />
        <DataTable.Col
          source="consignee"
          disableSort
          render={({ consignee, mobile }: OrderView) => (
            <TwoLines main={consignee} under={<span style={whole}>{phone(mobile)}</span>} />
          )}
        />
        <DataTable.Col
          align="right"
          source="total"
          label="resources.orders.fields.amount"
          render={({ total, totalRubMinor }: OrderView) => (
            <TwoLines main={<Yuan fen={total} />} under={<Roubles kopecks={totalRubMinor} />} />
          )}
        />
        <DataTable.Col
          align="right"
          source="balanceFee"
          disableSort
          render={({ balanceFee }: OrderView) => <Yuan fen={balanceFee} />}
        />
        <DataTable.Col source="contractNumber" disableSort />
        <DataTable.Col
          source="endTime"
          label="resources.orders.fields.payBefore"
          disableSort
          render={({ endTime }: OrderView) => <Moment at={endTime} />}
        />
        <DataTable.Col
          source="payTime"
          disableSort
          render={({ payTime }: OrderView) => <Moment at={payTime} />}
        />
        <DataTable.Col
          source="deliveryTime"
          disableSort
          render={({ deliveryTime }: OrderView) => <Moment at={deliveryTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

/** Of a cancelled order also who cancelled it, and why. */
function OrderStatus({ order }: { readonly order: OrderView }) {
  const locale = useReaderLocale();
  return (
    <TwoLines
      main={<StatusWord dictionary="order_status" value={order.status} />}
      under={<Box sx={{ maxWidth: 260, overflowWrap: 'anywhere' }}>{closedText(order, locale)}</Box>}
    />
  );
}

/** The first car of an order, how many more there are, and the shop that sells them. */
function Cars({ order }: { readonly order: OrderView }) {
  const [first, ...more] = order.orderItems;
  if (!first) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 200 }}>
      <Picture of="car" url={first.pic} alt="" width={40} />
      <div>
        <TwoLines
          main={`${unbroken(first.spuName)}${more.length > 0 ? ` +${more.length}` : ''}`}
          under={order.shopName}
        />
      </div>
    </Box>
  );
}
