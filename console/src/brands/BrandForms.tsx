import { Create, NumberInput, TextArrayInput, TextInput } from 'react-admin';
import { shownStatuses } from '@mall/web-kit';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FlagInput } from '../components/FlagInput.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { PictureInput } from '../widgets/PictureInput.js';
import { TextsInput } from '../components/TextsInput.js';
import { MakeInput, ROOT_BRAND } from './MakeInput.js';

function BrandInputs() {
  return (
    <>
      <TextsInput source="name" isRequired />
      <MakeInput source="brandParentId" helperText="console.brands.parentHint" />
      <PictureInput source="imgUrl" purpose="brand" />
      <TextArrayInput source="aliases" helperText="console.brands.aliasesHint" fullWidth />
      <TextInput source="firstLetter" />
      <NumberInput source="seq" min={0} step={1} />
      <FlagInput source="status" />
      <TextsInput source="desc" rows={3} />
    </>
  );
}

export const BrandEdit = () => (
  <RecordEdit>
    <ConsoleForm toolbar={<FormBar />}>
      <BrandInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const BrandCreate = () => (
  <Create redirect="list">
    <ConsoleForm
      defaultValues={{ brandParentId: ROOT_BRAND, status: shownStatuses.shown, seq: 100, aliases: [] }}
    >
      <BrandInputs />
    </ConsoleForm>
  </Create>
);
