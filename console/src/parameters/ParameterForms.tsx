import { BooleanInput, Create, FormDataConsumer, regex, required, SelectInput, TextInput } from 'react-admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { TextsInput } from '../components/TextsInput.js';

const KEY = regex(/^[A-Z][A-Z0-9_]*$/, 'console.parameters.keyRule');
const TYPES = (['text', 'number', 'flag', 'texts'] as const).map((id) => ({
  id,
  name: `console.parameters.types.${id}`,
}));

/** The wire encodes yes and no as the texts 1 and 0. */
const flag = {
  defaultValue: '0',
  format: (text: string | null | undefined) => text === '1',
  parse: (isOn: boolean) => (isOn ? '1' : '0'),
};

function ValueInput({ type }: { readonly type: string | undefined }) {
  if (type === 'texts') return <TextsInput source="publicValues" isRequired rows={2} />;
  return type === 'flag' ? (
    <BooleanInput source="publicValue" {...flag} />
  ) : (
    <TextInput source="publicValue" fullWidth multiline />
  );
}

function ParameterInputs() {
  return (
    <>
      <TextsInput source="publicNames" isRequired />
      <FormDataConsumer<{ publicType?: string }>>
        {({ formData }) => <ValueInput type={formData.publicType} />}
      </FormDataConsumer>
      <BooleanInput source="isPublic" helperText="console.parameters.publicHint" />
      <TextInput source="remarks" fullWidth parse={(text: string) => text || null} />
    </>
  );
}

export const ParameterEdit = () => (
  <RecordEdit>
    <ConsoleForm toolbar={<FormBar />}>
      <TextInput source="publicKey" readOnly />
      <ParameterInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const ParameterCreate = () => (
  <Create redirect="list">
    <ConsoleForm defaultValues={{ publicType: 'text', isPublic: false }}>
      <TextInput source="publicKey" validate={[required(), KEY]} helperText="console.parameters.keyRule" />
      <SelectInput source="publicType" choices={TYPES} validate={required()} />
      <ParameterInputs />
    </ConsoleForm>
  </Create>
);
