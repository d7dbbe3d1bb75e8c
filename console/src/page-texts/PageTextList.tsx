import { DataTable, useCanAccess } from 'react-admin';
import type { PageTextRowView } from '@mall/contracts/admin';
import { ConsoleList, denseTable } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { PersonName } from '../components/PersonName.js';
import { TextOrigin } from './TextOrigin.js';

/** Lists the texts of the shop's pages; those who may not change them read them. */
export function PageTextList() {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'page-texts', action: 'edit' });
  return (
    <ConsoleList exporter={false} pagination={false} perPage={100}>
      <DataTable bulkActionButtons={false} rowClick={mayEdit ? 'edit' : 'show'} size="small" sx={denseTable}>
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="path" disableSort />
        <DataTable.Col source="version" align="right" disableSort />
        <DataTable.Col
          source="origin"
          disableSort
          render={(text: PageTextRowView) => <TextOrigin text={text} />}
        />
        <DataTable.Col
          source="changedBy"
          disableSort
          render={({ changedBy }: PageTextRowView) => <PersonName login={changedBy} />}
        />
        <DataTable.Col
          source="changeTime"
          disableSort
          render={({ changeTime }: PageTextRowView) => <Moment at={changeTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}
