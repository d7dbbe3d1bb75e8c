import { useState } from 'react';
import { DataTable, DateTimeInput, SearchInput, SelectInput, useTranslate } from 'react-admin';
import type { DocumentView } from '@mall/contracts/order';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { Moment } from '../components/Moment.js';
import { DocumentDialog, type DocumentToOpen } from '../components/documents/DocumentDialog.js';
import { DocumentLanguages } from '../components/documents/DocumentLanguages.js';
import { DocumentStage } from '../components/documents/DocumentStage.js';

const choices = (group: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `console.documents.${group}.${id}` }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choices('kinds', ['contract', 'invoice'])} alwaysOn />,
  <SelectInput
    key="stage"
    source="stage"
    choices={choices('stages', ['unsigned', 'signed', 'proforma', 'invoice'])}
  />,
  <DateTimeInput key="start" source="startTime" />,
  <DateTimeInput key="end" source="endTime" />,
];

/** Lists contracts and invoices of all orders; a row leads to its order. */
export function DocumentList() {
  const translate = useTranslate();
  const [document, setDocument] = useState<DocumentToOpen>();
  return (
    <>
      <ConsoleList filters={filters} exporter={false}>
        <DataTable
          bulkActionButtons={false}
          rowClick={(_id, _resource, record) => `/orders/${String(record.orderId)}/show?part=documents`}
          size="small"
          sx={denseTable}
          empty={<NothingHere why="console.documents.none" />}
        >
          <DataTable.Col source="documentNumber" disableSort cellSx={() => ({ whiteSpace: 'nowrap' })} />
          <DataTable.Col
            source="kind"
            disableSort
            render={({ kind }: DocumentView) => translate(`console.documents.kinds.${kind}`)}
          />
          <DataTable.Col
            source="stage"
            disableSort
            render={(one: DocumentView) => <DocumentStage document={one} />}
          />
          <DataTable.NumberCol source="version" disableSort />
          <DataTable.NumberCol source="templateVersion" disableSort />
          <DataTable.Col source="orderNumber" disableSort />
          <DataTable.Col
            source="issuedTime"
            disableSort
            render={({ issuedTime }: DocumentView) => <Moment at={issuedTime} />}
          />
          <DataTable.Col
            source="pdf"
            label="PDF"
            disableSort
            render={(one: DocumentView) => <DocumentLanguages document={one} onOpen={setDocument} />}
          />
        </DataTable>
      </ConsoleList>
      {document && <DocumentDialog document={document} onClose={() => setDocument(undefined)} />}
    </>
  );
}
