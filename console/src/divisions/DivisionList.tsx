import type { MouseEvent } from 'react';
import { DataTable, Link, SearchInput, TextInput, useTranslate } from 'react-admin';
import type { DivisionRecord } from '@mall/contracts/user';
import { localised, wholeNumber } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { StateTabs } from '../components/StatusTabs.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />, <TextInput key="parent" source="parentCode" />];

const LEVELS = ['1', '2', '3', '4'] as const;

/** Lists countries, regions, districts and towns, which addresses and delivery regions refer to. */
export function DivisionList() {
  const locale = useReaderLocale();
  return (
    <ConsoleList
      tabs={<LevelTabs />}
      filters={filters}
      exporter={false}
      sort={{ field: 'level', order: 'ASC' }}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.divisions.none" />}
      >
        <DataTable.Col
          source="name"
          className="grows"
          render={({ name }: DivisionRecord) => localised(name, locale)}
        />
        <DataTable.Col source="above" className="grows" disableSort />
        <DataTable.Col source="level" render={({ level }: DivisionRecord) => <LevelWord level={level} />} />
        <DataTable.Col
          source="below"
          align="right"
          disableSort
          render={(division: DivisionRecord) => <Below division={division} />}
        />
        <DataTable.Col source="code" />
      </DataTable>
    </ConsoleList>
  );
}

/** Links to the divisions directly below a division. */
function Below({ division: { code, below } }: { readonly division: DivisionRecord }) {
  const locale = useReaderLocale();
  if (below === 0) return null;
  const inside = `/divisions?filter=${encodeURIComponent(JSON.stringify({ parentCode: code }))}`;
  return (
    <Link to={inside} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {wholeNumber(below, locale)}
    </Link>
  );
}

function LevelWord({ level }: Pick<DivisionRecord, 'level'>) {
  return useTranslate()(`console.divisions.levels.${level}`);
}

function LevelTabs() {
  const translate = useTranslate();
  const states = LEVELS.map((value) => ({ value, label: translate(`console.divisions.levels.${value}`) }));
  return <StateTabs source="level" label="resources.divisions.fields.level" states={states} />;
}
