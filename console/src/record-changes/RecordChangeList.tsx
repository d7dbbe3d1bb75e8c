import { Link } from '@mui/material';
import {
  DataTable,
  DateTimeInput,
  SelectInput,
  TextInput,
  useCreatePath,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { RecordedChangeView } from '@mall/contracts/admin';
import {
  CHANGE_KINDS,
  CHANGED_BY,
  MOST_FOUND,
  recordKinds,
  type RecordKind,
} from '@mall/contracts/messaging';
import { word } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { ChangedRow } from '../components/history/ChangedRow.js';
import { useFieldName } from '../components/history/use-field-name.js';
import { Who } from '../components/history/Who.js';
import { Moment } from '../components/Moment.js';
import { TwoLines } from '../components/TwoLines.js';
import { WordSelect } from '../components/WordSelect.js';

const kinds: Readonly<Record<string, RecordKind>> = recordKinds;
const RECORD_WORDS = Object.fromEntries(Object.entries(kinds).map(([name, { labels }]) => [name, labels]));

const choicesIn = (group: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `console.history.${group}.${id}` }));

const filters = [
  <TextInput key="actor" source="actor" alwaysOn />,
  <WordSelect key="record" source="record" words={RECORD_WORDS} alwaysOn />,
  <TextInput key="number" source="recordId" />,
  <SelectInput key="kind" source="kind" choices={choicesIn('kinds', CHANGE_KINDS)} />,
  <SelectInput key="by" source="actorKind" choices={choicesIn('actors', CHANGED_BY)} />,
  <TextInput key="field" source="field" />,
  <DateTimeInput key="start" source="startTime" />,
  <DateTimeInput key="end" source="endTime" />,
];

/** The row of the fields has no height while it is closed. */
const tableStyle = {
  ...denseTable,
  '& .RaDataTable-expandRow > td': { height: 0, paddingBlock: 0 },
} as const;

/** Lists the changes of all records, the newest first; each opens to show its fields before and after. */
export function RecordChangeList() {
  return (
    <ConsoleList
      filters={filters}
      exporter={false}
      sort={{ field: 'at', order: 'DESC' }}
      mostPaged={MOST_FOUND}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="expand"
        expand={<Fields />}
        size="small"
        sx={tableStyle}
        empty={<NothingHere why="console.history.none" />}
      >
        <DataTable.Col source="at" disableSort render={({ at }: RecordedChangeView) => <Moment at={at} />} />
        <DataTable.Col
          source="actorName"
          disableSort
          render={(change: RecordedChangeView) => (
            <TwoLines main={<Who change={change} />} under={change.ip} />
          )}
        />
        <DataTable.Col
          source="record"
          disableSort
          render={(change: RecordedChangeView) => <RecordLink {...change} />}
        />
        <DataTable.Col
          source="kind"
          disableSort
          className="grows"
          cellSx={() => ({ overflow: 'hidden', textOverflow: 'ellipsis' })}
          render={(change: RecordedChangeView) => <Deed change={change} />}
        />
        <DataTable.Col
          source="operation"
          disableSort
          className="grows"
          cellSx={() => ({ overflowWrap: 'anywhere' })}
          render={({ action, operation, reason }: RecordedChangeView) => (
            <TwoLines main={action ?? operation} under={reason} />
          )}
        />
      </DataTable>
    </ConsoleList>
  );
}

/** The kind of a change, with the names of the changed fields, so that a row is found at a glance. */
function Deed({ change: { kind, record, fields } }: { readonly change: RecordedChangeView }) {
  const translate = useTranslate();
  const nameOf = useFieldName(kinds[record]?.resource ?? '');
  const names = kind === 'changed' ? fields.map(({ field }) => nameOf(field)).join(', ') : '';
  return [translate(`console.history.kinds.${kind}`), names].filter(Boolean).join(': ');
}

function RecordLink({ record, recordId }: RecordedChangeView) {
  const locale = useReaderLocale();
  const createPath = useCreatePath();
  const { resource } = kinds[record] ?? {};
  const label = [word(RECORD_WORDS, record, locale), recordId].filter(Boolean).join(' ');
  if (!resource || !recordId) return label;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'edit', id: recordId })}
      onClick={(event) => event.stopPropagation()}
    >
      {label}
    </Link>
  );
}

function Fields() {
  const change = useRecordContext<RecordedChangeView>();
  return change && <ChangedRow change={change} resource={kinds[change.record]?.resource ?? ''} />;
}
