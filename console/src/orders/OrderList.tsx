import { DataTable } from 'react-admin';
import type { OrderView } from '@mall/contracts/order';
import { phone } from '@mall/web-kit';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { Roubles, Yuan } from '../components/Money.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { StatusWord } from '../components/StatusWord.js';
import { TwoLines } from '../components/TwoLines.js';
import { ExportOrdersButton } from './ExportOrdersButton.js';
import { OrderedCars, OrderStatus } from './OrderCells.js';
import { orderFilters } from './order-filters.js';

const whole = { whiteSpace: 'nowrap' } as const;
const nowrap = () => whole;

export function OrderList() {
  return (
    <ConsoleList
      filters={orderFilters}
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
          render={(order: OrderView) => <OrderedCars order={order} />}
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
