import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { ParkedEventView } from '@mall/contracts/admin';
import { useMay } from '../api/use-may.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age } from '../components/Moment.js';
import { ParkedBulkActions } from './ParkedBulkActions.js';
import { ParkedState } from './ParkedState.js';
import { ParkedSummary } from './ParkedSummary.js';

const SERVICES = ['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat'] as const;

const filters = [
  <SelectInput
    key="service"
    source="service"
    choices={SERVICES.map((id) => ({ id, name: id }))}
    translateChoice={false}
    alwaysOn
  />,
  <SelectInput
    key="state"
    source="state"
    choices={(['parked', 'replayed', 'discarded'] as const).map((id) => ({
      id,
      name: `console.parked.states.${id}`,
    }))}
    alwaysOn
  />,
  <TextInput key="consumer" source="consumer" />,
];

/** Lists the events that services could not handle, of all services together. */
export function ParkedEventList() {
  const translate = useTranslate();
  const canAccess = useMay('admin.parkedEvents.replay');
  return (
    <>
      <ParkedSummary />
      <ConsoleList filters={filters} exporter={false} sort={{ field: 'parkedTime', order: 'DESC' }}>
        <DataTable
          bulkActionButtons={canAccess ? <ParkedBulkActions /> : false}
          isRowSelectable={({ state }) => state === 'parked'}
          rowClick="show"
          size="small"
          sx={denseTable}
          empty={<NothingHere why="console.parked.none" />}
          hiddenColumns={['eventId']}
        >
          <DataTable.Col source="parkedId" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })} />
          <DataTable.Col
            source="state"
            disableSort
            render={({ state }: ParkedEventView) => <ParkedState state={state} />}
          />
          <DataTable.Col source="subject" className="grows" disableSort />
          <DataTable.Col source="consumer" className="grows" disableSort />
          <DataTable.Col
            source="reason"
            className="grows"
            disableSort
            render={({ reason }: ParkedEventView) => firstLine(reason)}
          />
          <DataTable.NumberCol source="attempts" disableSort />
          <DataTable.Col
            source="parkedTime"
            disableSort
            render={({ parkedTime }: ParkedEventView) => <Age at={parkedTime} />}
          />
          <DataTable.Col
            source="settledBy"
            className="grows"
            disableSort
            render={({ settledBy, note }: ParkedEventView) =>
              settledBy && (note ? translate('console.parked.settled', { by: settledBy, note }) : settledBy)
            }
          />
          <DataTable.Col source="eventId" disableSort />
        </DataTable>
      </ConsoleList>
    </>
  );
}

/** Returns the first line of a reason; the event's own page has the stack. */
const firstLine = (reason: string): string => reason.split('\n', 1)[0]!.slice(0, 160);
