import { BooleanField, DataTable, Link, SearchInput } from 'react-admin';
import type { CategoryRecord } from '@mall/contracts/product';
import { localised } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Branch, TreeRows, WHOLE_TREE } from '../components/TreeRows.js';
import type { Placed } from '../components/tree-order.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** The categories as the tree that buyers see. */
export function CategoryList() {
  const locale = useReaderLocale();
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: 'seq', order: 'ASC' }} {...WHOLE_TREE}>
      <TreeRows>
        <DataTable
          bulkActionButtons={false}
          rowClick="edit"
          size="small"
          sx={denseTable}
          empty={<NothingHere why="console.categories.none" />}
        >
          <DataTable.Col
            source="name"
            disableSort
            render={({ depth, name, id }: Placed<CategoryRecord & { id: string }>) => (
              <Branch depth={depth}>
                <Link to={`/categories/${id}`}>{localised(name, locale)}</Link>
              </Branch>
            )}
          />
          <DataTable.NumberCol source="productCount" disableSort />
          <DataTable.NumberCol source="seq" disableSort />
          <DataTable.Col source="status" disableSort>
            <BooleanField source="status" looseValue />
          </DataTable.Col>
          <DataTable.Col source="categoryId" disableSort />
        </DataTable>
      </TreeRows>
    </ConsoleList>
  );
}
