import { DataTable, SearchInput } from 'react-admin';
import type { ShopApplicationView } from '@mall/contracts/tenant';
import { reviewStatuses } from '@mall/web-kit';
import { PersonName } from '../components/PersonName.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age, Moment } from '../components/Moment.js';
import { StatusTabs } from '../components/StatusTabs.js';
import { StatusWord } from '../components/StatusWord.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** Lists applications to open a shop, waiting ones first. */
export function ApplicationList() {
  return (
    <ConsoleList
      tabs={
        <StatusTabs
          dictionary="shop_review_status"
          source="status"
          label="resources.shop-applications.fields.status"
        />
      }
      filters={filters}
      exporter={false}
      filterDefaultValues={{ status: reviewStatuses.reviewing.code }}
      sort={{ field: 'submitTime', order: 'ASC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.applications.none" />}
      >
        <DataTable.Col source="shopName" className="grows" />
        <DataTable.Col
          source="status"
          render={(row: ShopApplicationView) => (
            <StatusWord dictionary="shop_review_status" value={row.status} />
          )}
        />
        <DataTable.NumberCol source="attempt" disableSort />
        <DataTable.Col source="uscc" disableSort />
        <DataTable.Col source="contactName" className="grows" disableSort />
        <DataTable.Col
          source="submitTime"
          render={(row: ShopApplicationView) => <Age at={row.submitTime} />}
        />
        <DataTable.Col
          source="reviewedBy"
          className="grows"
          disableSort
          render={({ reviewedBy }: ShopApplicationView) => <PersonName login={reviewedBy} />}
        />
        <DataTable.Col
          source="reviewTime"
          disableSort
          render={(row: ShopApplicationView) => <Moment at={row.reviewTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}
