import { Typography } from '@mui/material';
import { Create, DataTable, required, SearchInput, TextInput, useTranslate } from 'react-admin';
import { CANNED_PLACEHOLDERS, type CannedAnswerRecord } from '@mall/contracts/chat';
import { useReaderLocale } from '../api/use-call.js';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { ConsoleList, denseTable, NothingHere } from '../components/ConsoleList.js';
import { FormBar } from '../components/FormBar.js';
import { Moment } from '../components/Moment.js';
import { RecordEdit } from '../components/RecordPages.js';
import { TextsInput } from '../components/TextsInput.js';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** Lists frequent answers of staff; in a conversation they are found by their keyword. */
export function CannedAnswerList() {
  const locale = useReaderLocale();
  return (
    <ConsoleList filters={filters} exporter={false} sort={{ field: 'keyword', order: 'ASC' }}>
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        size="small"
        sx={denseTable}
        empty={<NothingHere why="console.cannedAnswers.none" />}
      >
        <DataTable.Col source="keyword" render={({ keyword }: CannedAnswerRecord) => `/${keyword}`} />
        <DataTable.Col source="text" disableSort render={({ text }: CannedAnswerRecord) => text[locale]} />
        <DataTable.Col
          source="updateTime"
          render={({ updateTime }: CannedAnswerRecord) => <Moment at={updateTime} />}
        />
      </DataTable>
    </ConsoleList>
  );
}

function CannedAnswerInputs() {
  return (
    <>
      <TextInput
        source="keyword"
        validate={required()}
        helperText="console.cannedAnswers.keyword"
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <TextsInput source="text" isRequired rows={4} />
      <Placeholders />
    </>
  );
}

/** Lists the placeholders of a text with their values. */
function Placeholders() {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const known = Object.entries(CANNED_PLACEHOLDERS).map(
    ([name, meaning]) => `{${name}} — ${meaning[locale]}`,
  );
  return (
    <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 720 }}>
      {translate('console.cannedAnswers.placeholders', { known: known.join('; ') })}
    </Typography>
  );
}

export const CannedAnswerEdit = () => (
  <RecordEdit>
    <ConsoleForm toolbar={<FormBar />}>
      <CannedAnswerInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const CannedAnswerCreate = () => (
  <Create redirect="list">
    <ConsoleForm>
      <CannedAnswerInputs />
    </ConsoleForm>
  </Create>
);
