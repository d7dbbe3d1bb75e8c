import { DataTable, SelectInput, useCanAccess, type RaRecord } from 'react-admin';
import type { TemplateView } from '@mall/contracts/order';
import { PersonName } from '../components/PersonName.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { choicesOf, TemplateKindWord, TemplateState, ValidFrom } from './template-words.js';

const filters = [
  <SelectInput key="kind" source="kind" choices={choicesOf('kinds')} alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf('states')} alwaysOn />,
];

const isDraft = ({ state }: RaRecord): boolean => state === 'draft';

/** Lists templates of documents: drafts first, then the newest versions. */
export function TemplateList() {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'document-templates', action: 'edit' });
  return (
    <ConsoleList filters={filters} exporter={false} isEditable={isDraft}>
      <DataTable
        bulkActionButtons={false}
        rowClick={(_id, _resource, record) => (mayEdit && isDraft(record) ? 'edit' : 'show')}
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.templates.none" />}
      >
        <DataTable.Col
          source="kind"
          disableSort
          render={({ kind }: TemplateView) => <TemplateKindWord kind={kind} />}
        />
        <DataTable.NumberCol source="version" disableSort />
        <DataTable.Col
          source="state"
          disableSort
          render={({ state }: TemplateView) => <TemplateState state={state} />}
        />
        <DataTable.Col
          source="validFrom"
          disableSort
          render={({ validFrom }: TemplateView) => <ValidFrom at={validFrom} />}
        />
        <DataTable.NumberCol source="issuedCount" disableSort />
        <DataTable.Col source="note" disableSort />
        <DataTable.Col
          source="publishedBy"
          disableSort
          render={({ publishedBy, createdBy }: TemplateView) => (
            <PersonName login={publishedBy ?? createdBy} />
          )}
        />
        <DataTable.Col
          source="updateTime"
          disableSort
          render={({ updateTime }: TemplateView) => <Moment at={updateTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}
