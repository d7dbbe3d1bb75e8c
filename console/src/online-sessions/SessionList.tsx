import { DataTable, SearchInput, TextInput } from 'react-admin';
import type { OnlineSessionView } from '@mall/contracts/admin';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Age, Moment } from '../components/Moment.js';
import { ScopeNote } from '../components/ScopeNote.js';
import { Device, ThisSession } from '../components/sessions/SessionCells.js';
import { EndSessionButton } from '../components/sessions/EndSessionButton.js';
import { TwoLines } from '../components/TwoLines.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <TextInput key="ip" source="remoteAddr" alwaysOn />,
];

/** Lists the signed-in staff, with place and time. */
export function SessionList() {
  const mayEnd = useMay('admin.session.end');
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: 'lastUseTime', order: 'DESC' }}>
      <ScopeNote />
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.sessions.none" />}
      >
        <DataTable.Col
          source="username"
          className="grows"
          render={(row: OnlineSessionView) => <TwoLines main={nameOf(row)} under={row.username} />}
        />
        <DataTable.Col source="deptName" className="grows" disableSort />
        <DataTable.Col
          source="userAgent"
          className="grows"
          disableSort
          render={({ userAgent }: OnlineSessionView) => <Device userAgent={userAgent} />}
        />
        <DataTable.Col source="remoteAddr" />
        <DataTable.Col
          source="createTime"
          render={({ createTime }: OnlineSessionView) => <Moment at={createTime} />}
        />
        <DataTable.Col
          source="lastUseTime"
          render={({ lastUseTime }: OnlineSessionView) => <Age at={lastUseTime} />}
        />
        <DataTable.Col
          source="end"
          disableSort
          render={(row: OnlineSessionView) => <SessionEnd session={row} mayEnd={mayEnd} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

interface SessionEndProps {
  readonly session: OnlineSessionView;
  readonly mayEnd: boolean;
}

function SessionEnd({ session, mayEnd }: SessionEndProps) {
  const call = useCall();
  const { sessionId, isCurrent } = session;
  if (isCurrent) return <ThisSession />;
  if (!mayEnd) return null;
  return <EndSessionButton who={nameOf(session)} onEnd={() => call('admin.session.end', { sessionId })} />;
}

const nameOf = ({ name, nickname }: OnlineSessionView): string => name ?? nickname;
