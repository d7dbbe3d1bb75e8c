import { Create, DataTable, SearchInput, TextArrayInput } from 'react-admin';
import type { SynonymRecord } from '@mall/contracts/product';
import { synonymStatuses } from '@mall/web-kit';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { FlagInput } from '../components/FlagInput.js';
import { FormBar } from '../components/FormBar.js';
import { Moment } from '../components/Moment.js';
import { RecordEdit } from '../components/RecordPages.js';
import { SynonymState } from './SynonymState.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** Lists groups of words that the search treats as synonyms. */
export function SynonymList() {
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: 'updateTime', order: 'DESC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.synonyms.none" />}
      >
        <DataTable.Col source="terms" disableSort render={({ terms }: SynonymRecord) => terms.join(' = ')} />
        <DataTable.Col
          source="status"
          disableSort
          render={({ status }: SynonymRecord) => <SynonymState status={status} />}
        />
        <DataTable.Col
          source="updateTime"
          render={({ updateTime }: SynonymRecord) => <Moment at={updateTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

const atLeastTwo = (terms: readonly string[] | undefined) =>
  (terms?.length ?? 0) < 2 ? 'console.synonyms.two' : undefined;

function SynonymInputs() {
  return (
    <>
      <TextArrayInput source="terms" fullWidth helperText="console.synonyms.hint" validate={atLeastTwo} />
      <FlagInput source="status" />
    </>
  );
}

export const SynonymEdit = () => (
  <RecordEdit>
    <ConsoleForm toolbar={<FormBar />}>
      <SynonymInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const SynonymCreate = () => (
  <Create redirect="list">
    <ConsoleForm defaultValues={{ terms: [], status: synonymStatuses.inUse }}>
      <SynonymInputs />
    </ConsoleForm>
  </Create>
);
