import { BooleanInput, Create, Edit, NumberInput, SimpleForm, TextArrayInput, TextInput } from 'react-admin';
import { BrandInput } from '../cars/CarInputs.js';
import { FormBar } from '../components/FormBar.js';
import { PictureInput } from '../components/PictureInput.js';
import { TextsInput } from '../components/TextsInput.js';

/** The parent of a make. */
const ROOT = '0';
const shown = {
  format: (flag: number | undefined) => flag !== 0,
  parse: (isShown: boolean) => (isShown ? 1 : 0),
};

function BrandInputs() {
  return (
    <>
      <TextsInput source="name" isRequired />
      <BrandInput
        source="brandParentId"
        helperText="console.brands.parentHint"
        format={(id: string | undefined) => (id === ROOT ? '' : id)}
        parse={(id: string | null) => id || ROOT}
      />
      <PictureInput source="imgUrl" purpose="brand" />
      <TextArrayInput source="aliases" helperText="console.brands.aliasesHint" fullWidth />
      <TextInput source="firstLetter" />
      <NumberInput source="seq" min={0} step={1} />
      <BooleanInput source="status" {...shown} />
      <TextsInput source="desc" rows={3} />
    </>
  );
}

export const BrandEdit = () => (
  <Edit mutationMode="pessimistic" actions={false}>
    <SimpleForm toolbar={<FormBar />} warnWhenUnsavedChanges>
      <BrandInputs />
    </SimpleForm>
  </Edit>
);

export const BrandCreate = () => (
  <Create redirect="list">
    <SimpleForm
      warnWhenUnsavedChanges
      defaultValues={{ brandParentId: ROOT, status: 1, seq: 100, aliases: [] }}
    >
      <BrandInputs />
    </SimpleForm>
  </Create>
);
