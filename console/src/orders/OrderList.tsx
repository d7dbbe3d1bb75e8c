import { useState } from 'react';
import { DataTable } from 'react-admin';
import type { OrderView } from '@mall/contracts/order';
import { phone } from '@mall/web-kit';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { Roubles, Yuan } from '../components/Money.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { StatusWord } from '../components/StatusWord.js';
import { useWithShopFilter } from '../components/use-shop-filter.js';
import { ExportOrdersButton } from './ExportOrdersButton.js';
import { Deadline, NextAct } from './NextAct.js';
import { OrderedCars, OrderStatus } from './OrderCells.js';
import { orderFilters } from './order-filters.js';
import { ShipInTurn } from './ShipInTurn.js';

/** Columns hidden by default: the status, its deadline and the next action already show their facts. */
const HIDDEN = [
  'contractStatus',
  'voucherStatus',
  'mobile',
  'contractNumber',
  'totalRubMinor',
  'balanceFee',
  'payTime',
  'deliveryTime',
];

export function OrderList() {
  const [shipping, ship] = useState<OrderView>();
  const filters = useWithShopFilter(orderFilters);
  return (
    <ConsoleList
      tabs={<StatusTabs dictionary="order_status" source="status" label="resources.orders.fields.status" />}
      filters={filters}
      exporter={false}
      more={<ExportOrdersButton />}
      sort={{ field: 'createTime', order: 'DESC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.orders.none" />}
        hiddenColumns={HIDDEN}
      >
        <DataTable.Col source="orderNumber" />
        <DataTable.Col
          source="createTime"
          render={({ createTime }: OrderView) => <Moment at={createTime} />}
        />
        <DataTable.Col
          source="orderItems"
          disableSort
          className="grows"
          render={(order: OrderView) => <OrderedCars order={order} />}
        />
        <DataTable.Col source="consignee" />
        <DataTable.Col source="mobile" disableSort render={({ mobile }: OrderView) => phone(mobile)} />
        <DataTable.Col source="status" render={(order: OrderView) => <OrderStatus order={order} />} />
        <DataTable.Col
          source="endTime"
          label="resources.orders.fields.deadline"
          disableSort
          render={(order: OrderView) => <Deadline order={order} />}
        />
        <DataTable.Col
          source="actions"
          label="resources.orders.fields.nextAct"
          disableSort
          render={(order: OrderView) => <NextAct order={order} onShip={ship} />}
        />
        <DataTable.Col
          source="contractStatus"
          disableSort
          render={({ contractStatus }: OrderView) => (
            <StatusWord dictionary="contract_status" value={contractStatus} />
          )}
        />
        <DataTable.Col source="voucherStatus" disableSort render={({ deal }: OrderView) => deal.payment} />
        <DataTable.Col
          align="right"
          source="total"
          label="resources.orders.fields.amount"
          render={({ total }: OrderView) => <Yuan fen={total} />}
        />
        <DataTable.Col
          align="right"
          source="totalRubMinor"
          disableSort
          render={({ totalRubMinor }: OrderView) => <Roubles kopecks={totalRubMinor} />}
        />
        <DataTable.Col
          align="right"
          source="balanceFee"
          disableSort
          render={({ balanceFee }: OrderView) => <Yuan fen={balanceFee} />}
        />
        <DataTable.Col source="contractNumber" disableSort />
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
      <ShipInTurn order={shipping} onNext={ship} />
    </ConsoleList>
  );
}
