import { BooleanField, DataTable, SearchInput } from 'react-admin';
import type { CategoryRecord } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export function CategoryList() {
  const locale = useReaderLocale();
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: 'level', order: 'ASC' }} perPage={50}>
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.categories.none" />}
      >
        <DataTable.Col
          source="name"
          render={(category: CategoryRecord) => (
            <span style={{ paddingInlineStart: Math.max(0, category.level - 1) * 20 }}>
              {localised(category.name, locale)}
            </span>
          )}
        />
        <DataTable.NumberCol source="level" />
        <DataTable.NumberCol source="seq" />
        <DataTable.NumberCol source="productCount" disableSort />
        <DataTable.Col source="status" disableSort>
          <BooleanField source="status" looseValue />
        </DataTable.Col>
        <DataTable.Col source="categoryId" />
      </DataTable>
    </ConsoleList>
  );
}
