import {
  BooleanInput,
  Create,
  Edit,
  FormDataConsumer,
  regex,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { TextsInput } from '../components/TextsInput.js';

const KEY = regex(/^[A-Z][A-Z0-9_]*$/, 'console.parameters.keyRule');
const TYPES = (['text', 'number', 'flag', 'texts'] as const).map((id) => ({
  id,
  name: `console.parameters.types.${id}`,
}));

function ParameterInputs() {
  return (
    <>
      <TextsInput source="publicNames" isRequired />
      <FormDataConsumer<{ publicType?: string }>>
        {({ formData }) =>
          formData.publicType === 'texts' ? (
            <TextsInput source="publicValues" isRequired rows={2} />
          ) : (
            <TextInput source="publicValue" fullWidth multiline />
          )
        }
      </FormDataConsumer>
      <BooleanInput source="isPublic" helperText="console.parameters.publicHint" />
      <TextInput source="remarks" fullWidth parse={(text: string) => text || null} />
    </>
  );
}

export const ParameterEdit = () => (
  <Edit mutationMode="pessimistic" actions={false}>
    <ConsoleForm toolbar={<FormBar />}>
      <TextInput source="publicKey" readOnly />
      <ParameterInputs />
    </ConsoleForm>
  </Edit>
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
