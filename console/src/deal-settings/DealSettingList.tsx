import { DataTable } from 'react-admin';
import type { DealSettingView } from '@mall/contracts/order';
import { ConsoleList, denseTable } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { SettingValue } from './SettingValue.js';
import { shapeOf } from './setting-shape.js';
import { PersonName } from '../components/PersonName.js';

/** Lists terms and limits of deals; a change applies from then on. */
export function DealSettingList() {
  return (
    <ConsoleList exporter={false} pagination={false} perPage={100}>
      <DataTable bulkActionButtons={false} rowClick="edit" size="small" sx={denseTable}>
        <DataTable.Col source="label" disableSort />
        <DataTable.Col
          align="right"
          source="value"
          disableSort
          render={(setting: DealSettingView) => <SettingValue setting={setting} value={setting.value} />}
        />
        <DataTable.Col
          source="range"
          disableSort
          render={(setting: DealSettingView) =>
            shapeOf(setting).choices ? null : (
              <>
                <SettingValue setting={setting} value={setting.min} /> –{' '}
                <SettingValue setting={setting} value={setting.max} />
              </>
            )
          }
        />
        <DataTable.Col
          source="changedBy"
          disableSort
          render={({ changedBy }: DealSettingView) => <PersonName login={changedBy} />}
        />
        <DataTable.Col
          source="changeTime"
          disableSort
          render={({ changeTime }: DealSettingView) => <Moment at={changeTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}
