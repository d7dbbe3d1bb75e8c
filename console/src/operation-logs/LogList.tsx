import { DataTable, DateTimeInput, SearchInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { LogView } from '@mall/contracts/admin';
import { MOST_COUNTED } from '@mall/contracts/define';
import { logTypes } from '@mall/web-kit';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { TwoLines } from '../components/TwoLines.js';
import { ScopeNote } from '../components/ScopeNote.js';
import { Moment } from '../components/Moment.js';
import { ToneWord } from '../components/StatusWord.js';
import { useExporter, type ExportedField } from '../components/use-exporter.js';

const RESULTS = [
  { id: logTypes.done, name: 'console.logs.done' },
  { id: logTypes.failed, name: 'console.logs.failed' },
];
const ORIGINS = [
  { id: 'operation', name: 'console.logs.origins.operation' },
  { id: 'client', name: 'console.logs.origins.client' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="result" source="logType" choices={RESULTS} alwaysOn />,
  <SelectInput key="origin" source="origin" choices={ORIGINS} />,
  <TextInput key="by" source="createBy" />,
  <DateTimeInput key="start" source="startTime" />,
  <DateTimeInput key="end" source="endTime" />,
];

const EXPORTED = [
  ['createTime', { is: 'moment' }],
  'createByName',
  'createBy',
  'action',
  'title',
  ['logType', { words: { [logTypes.done]: 'console.logs.done', [logTypes.failed]: 'console.logs.failed' } }],
  'method',
  'requestUri',
  'time',
  'remoteAddr',
  'exception',
] as const satisfies readonly ExportedField[];

/** Lists staff's actions, newest first. */
export function LogList() {
  const translate = useTranslate();
  const exporter = useExporter('operation-logs', EXPORTED);
  return (
    <ConsoleList
      filters={filters}
      exporter={exporter}
      sort={{ field: 'createTime', order: 'DESC' }}
      mostPaged={MOST_COUNTED}
    >
      <ScopeNote />
      <DataTable
        bulkActionButtons={false}
        rowClick="show"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.logs.none" />}
        hiddenColumns={['userAgent', 'requestId', 'method', 'remoteAddr']}
      >
        <DataTable.Col source="createTime" render={(row: LogView) => <Moment at={row.createTime} />} />
        <DataTable.Col
          source="createBy"
          disableSort
          className="grows"
          label="resources.operation-logs.fields.createByName"
          render={({ createBy, createByName }: LogView) => (
            <TwoLines main={createByName ?? createBy} under={createByName && createBy} />
          )}
        />
        <DataTable.Col
          source="title"
          disableSort
          className="grows"
          cellSx={() => ({ overflowWrap: 'anywhere' })}
          render={({ title, action }: LogView) => <TwoLines main={action ?? title} under={action && title} />}
        />
        <DataTable.Col
          source="logType"
          disableSort
          render={(row: LogView) => (
            <ToneWord tone={row.logType === logTypes.failed ? 'danger' : 'success'}>
              {translate(row.logType === logTypes.failed ? 'console.logs.failed' : 'console.logs.done')}
            </ToneWord>
          )}
        />
        <DataTable.Col source="method" disableSort />
        <DataTable.Col
          source="requestUri"
          className="grows"
          disableSort
          cellSx={() => ({ overflowWrap: 'anywhere' })}
        />
        <DataTable.NumberCol source="time" sortByOrder="DESC" />
        <DataTable.Col source="remoteAddr" disableSort />
        <DataTable.Col source="requestId" disableSort />
        <DataTable.Col source="userAgent" disableSort />
      </DataTable>
    </ConsoleList>
  );
}
