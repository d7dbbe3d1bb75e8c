import { Create, DataTable, SearchInput } from 'react-admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { useRecordFacts } from './field-facts.js';
import { PlainInput } from './PlainInput.js';
import { PlainValue } from './PlainValue.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export function PlainList() {
  const { columns, sortable, order, fields } = useRecordFacts();
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: order[0], order: order[1] }}>
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.plainRecords.none" />}
      >
        {columns.map((source) => (
          <DataTable.Col
            key={source}
            source={source}
            disableSort={!sortable.includes(source)}
            render={(record: Readonly<Record<string, unknown>>) => (
              <PlainValue source={source} field={fields[source]!} value={record[source]} />
            )}
          />
        ))}
      </DataTable>
    </ConsoleList>
  );
}

function PlainInputs() {
  const { written, fields } = useRecordFacts();
  return written.map((source) => <PlainInput key={source} source={source} field={fields[source]!} />);
}

export const PlainEdit = () => (
  <RecordEdit>
    <ConsoleForm toolbar={<FormBar />}>
      <PlainInputs />
    </ConsoleForm>
  </RecordEdit>
);

export function PlainCreate() {
  const { defaults } = useRecordFacts();
  return (
    <Create redirect="list">
      <ConsoleForm defaultValues={defaults}>
        <PlainInputs />
      </ConsoleForm>
    </Create>
  );
}
