import {
  Create,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  type RedirectionSideEffect,
} from 'react-admin';
import type { DictionaryItemView } from '@mall/contracts/admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { TextsInput } from '../components/TextsInput.js';

const TONES = (['default', 'primary', 'success', 'warning', 'danger', 'info'] as const).map((id) => ({
  id,
  name: `console.dictionaries.tones.${id}`,
}));

function ItemInputs() {
  const item = useRecordContext<DictionaryItemView & { id: string }>();
  return (
    <>
      <TextsInput source="labels" isRequired />
      <TextInput source="itemValue" validate={required()} readOnly={item?.systemFlag === true} />
      <SelectInput source="listClass" choices={TONES} />
      <NumberInput source="sortOrder" min={0} step={1} />
      <TextInput source="remarks" fullWidth parse={(text: string) => text || null} />
    </>
  );
}

/** Redirects to the dictionary of the item. */
const toDictionary: RedirectionSideEffect = (_resource, _id, item) =>
  item?.['dictId'] ? `dictionaries/${String(item['dictId'])}` : 'dictionaries';

export const ItemEdit = () => (
  <RecordEdit redirect={toDictionary}>
    <ConsoleForm toolbar={<FormBar />}>
      <ItemInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const ItemCreate = () => (
  <Create redirect={toDictionary}>
    <ConsoleForm defaultValues={{ listClass: 'default', sortOrder: 100 }}>
      <ItemInputs />
    </ConsoleForm>
  </Create>
);
