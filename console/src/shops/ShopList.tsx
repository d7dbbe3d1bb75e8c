import { DataTable, SearchInput } from 'react-admin';
import type { ShopView } from '@mall/contracts/tenant';
import { phone } from '@mall/web-kit';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { StatusWord } from '../components/StatusWord.js';
import { useExporter, type ExportedField } from '../components/use-exporter.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];
const EXPORTED = [
  'shopId',
  'shopName',
  ['shopStatus', { dictionary: 'shop_status' }],
  'uscc',
  'contactName',
  'mobile',
  ['createTime', { is: 'moment' }],
] as const satisfies readonly ExportedField[];

export function ShopList() {
  const exporter = useExporter('shops', EXPORTED);
  return (
    <ConsoleList
      tabs={
        <StatusTabs dictionary="shop_status" source="shopStatus" label="resources.shops.fields.shopStatus" />
      }
      filters={filters}
      exporter={exporter}
      sort={{ field: 'createTime', order: 'DESC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.shops.none" />}
      >
        <DataTable.Col source="shopName" className="grows" />
        <DataTable.Col
          source="shopStatus"
          render={(shop: ShopView) => <StatusWord dictionary="shop_status" value={shop.shopStatus} />}
        />
        <DataTable.Col source="contactName" className="grows" disableSort />
        <DataTable.Col
          source="mobile"
          disableSort
          render={(shop: ShopView) => shop.mobile && phone(shop.mobile)}
        />
        <DataTable.Col source="uscc" disableSort />
        <DataTable.Col
          source="openedTime"
          disableSort
          render={(shop: ShopView) => <Moment at={shop.openedTime} />}
        />
        <DataTable.Col source="createTime" render={(shop: ShopView) => <Moment at={shop.createTime} />} />
      </DataTable>
    </ConsoleList>
  );
}
