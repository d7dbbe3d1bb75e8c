import { DataTable } from 'react-admin';
import type { StockListView } from '@mall/contracts/product';
import { wholeNumber } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { TwoLines } from '../components/TwoLines.js';
import { useWithShopFilter } from '../components/use-shop-filter.js';
import { ListStateWord } from './state-words.js';

const never = (): boolean => false;

/** Lists of cars that were loaded from files, the newest on top. */
export function StockListList() {
  const locale = useReaderLocale();
  const filters = useWithShopFilter([]);
  return (
    <ConsoleList
      filters={filters}
      exporter={false}
      isEditable={never}
      sort={{ field: 'createTime', order: 'DESC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.stockLists.none" />}
      >
        <DataTable.Col
          source="fileName"
          className="grows"
          disableSort
          render={({ fileName, shopName }: StockListView) => <TwoLines main={fileName} under={shopName} />}
        />
        <DataTable.Col
          source="state"
          disableSort
          render={({ state }: StockListView) => <ListStateWord state={state} />}
        />
        <DataTable.Col
          source="rows"
          align="right"
          disableSort
          render={({ rows }: StockListView) => wholeNumber(rows, locale)}
        />
        <DataTable.Col
          source="loadedBy"
          disableSort
          render={({ loadedBy }: StockListView) => <PersonName login={loadedBy} />}
        />
        <DataTable.Col
          source="createTime"
          disableSort
          render={({ createTime }: StockListView) => <Age at={createTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}
