import { Box, Typography } from '@mui/material';
import { DataTable, DateTimeInput, SearchInput, TextInput } from 'react-admin';
import type { OrderView } from '@mall/contracts/order';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { DictionarySelect } from '../components/DictionarySelect.js';
import { Moment } from '../components/Moment.js';
import { Roubles, Yuan } from '../components/Money.js';
import { Picture } from '../components/Picture.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { StatusWord } from '../components/StatusWord.js';
import { useExporter } from '../components/use-exporter.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <DictionarySelect key="contract" source="contractStatus" dictionary="contract_status" isNumber alwaysOn />,
  <DictionarySelect key="voucher" source="voucherStatus" dictionary="voucher_status" isNumber alwaysOn />,
  <TextInput key="consignee" source="consignee" />,
  <TextInput key="contractNumber" source="contractNumber" />,
  <DateTimeInput key="start" source="startTime" />,
  <DateTimeInput key="end" source="endTime" />,
];

const nowrap = () => ({ whiteSpace: 'nowrap' });

const EXPORTED = [
  'orderNumber',
  'status',
  'contractStatus',
  'voucherStatus',
  'shopName',
  'consignee',
  'mobile',
  ['total', ({ total }: Record<string, unknown>) => Number(total) / 100],
  ['totalRubMinor', ({ totalRubMinor }: Record<string, unknown>) => Number(totalRubMinor) / 100],
  'createTime',
  'payTime',
  'deliveryTime',
] as const;

export function OrderList() {
  const exporter = useExporter('orders', EXPORTED);
  return (
    <ConsoleList filters={filters} exporter={exporter} sort={{ field: 'createTime', order: 'DESC' }}>
      <StatusTabs dictionary="order_status" source="status" label="resources.orders.fields.status" />
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.orders.none" />}
        hiddenColumns={['mobile', 'payTime', 'deliveryTime']}
      >
        <DataTable.Col source="orderNumber" disableSort cellSx={nowrap} />
        <DataTable.Col
          source="orderItems"
          disableSort
          render={(order: OrderView) => <Cars order={order} />}
        />
        <DataTable.Col
          source="status"
          disableSort
          render={({ status }: OrderView) => <StatusWord dictionary="order_status" value={status} />}
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
        <DataTable.Col source="consignee" disableSort />
        <DataTable.Col source="mobile" disableSort />
        <DataTable.Col source="shopName" disableSort />
        <DataTable.Col align="right" source="total" render={({ total }: OrderView) => <Yuan fen={total} />} />
        <DataTable.Col
          align="right"
          source="totalRubMinor"
          disableSort
          render={({ totalRubMinor }: OrderView) => <Roubles kopecks={totalRubMinor} />}
        />
        <DataTable.Col
          source="createTime"
          render={({ createTime }: OrderView) => <Moment at={createTime} />}
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

/** The first car of an order, and how many more there are. */
function Cars({ order }: { readonly order: OrderView }) {
  const [first, ...more] = order.orderItems;
  if (!first) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 200 }}>
      <Picture of="car" url={first.pic} alt="" width={40} />
      <Typography component="span" sx={{ font: 'inherit' }}>
        {first.spuName}
        {more.length > 0 && ` +${more.length}`}
      </Typography>
    </Box>
  );
}
