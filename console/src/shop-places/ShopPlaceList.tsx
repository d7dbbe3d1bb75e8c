import { DataTable, SearchInput, useTranslate } from 'react-admin';
import type { ShopPlaceView } from '@mall/contracts/tenant';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { OpenWord } from './OpenWord.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** Wraps long names and logins without spaces, so that other columns keep their width. */
const wrapped = () => ({ overflowWrap: 'anywhere' });

/** Lists all shops for staff, and the own shop for merchants. */
export function ShopPlaceList() {
  const translate = useTranslate();
  const untold = translate('console.shopPlaces.untold');
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: 'shopId', order: 'DESC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.shops.none" />}
      >
        <DataTable.Col source="shopName" cellSx={wrapped} />
        <DataTable.Col
          source="yard"
          className="grows"
          cellSx={wrapped}
          disableSort
          render={({ yard }: ShopPlaceView) => yard?.address ?? untold}
        />
        <DataTable.Col
          source="isOpen"
          disableSort
          render={(place: ShopPlaceView) => (place.hours.length > 0 ? <OpenWord place={place} /> : untold)}
        />
        <DataTable.Col
          source="regionNames"
          className="grows"
          cellSx={wrapped}
          disableSort
          render={({ regionNames }: ShopPlaceView) => regionNames.join('; ')}
        />
        <DataTable.Col
          source="changedBy"
          cellSx={wrapped}
          disableSort
          render={({ changedBy }: ShopPlaceView) => changedBy && <PersonName login={changedBy} />}
        />
        <DataTable.Col
          source="changedTime"
          disableSort
          render={({ changedTime }: ShopPlaceView) => changedTime && <Moment at={changedTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}
