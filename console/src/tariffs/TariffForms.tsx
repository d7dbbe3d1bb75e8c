import { Create, DateInput, FormDataConsumer, required, SelectInput, TextInput } from 'react-admin';
import type { TariffKind } from '@mall/contracts/order';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { FormBar } from '../components/FormBar.js';
import { RecordEdit } from '../components/RecordPages.js';
import { RowsInput } from './RowsInput.js';
import { TARIFF_CHOICES } from './columns.js';

const orNull = (text: string) => text || null;

function TariffInputs() {
  return (
    <>
      <DateInput source="validFrom" validate={required()} helperText="console.tariffs.validFromHint" />
      <TextInput source="source" validate={required()} fullWidth helperText="console.tariffs.sourceHint" />
      <TextInput source="sourceUrl" type="url" fullWidth parse={orNull} helperText={false} />
      <TextInput source="remarks" multiline fullWidth parse={orNull} helperText={false} />
      <FormDataConsumer<{ kind?: TariffKind }>>
        {({ formData }) => formData.kind && <RowsInput key={formData.kind} kind={formData.kind} />}
      </FormDataConsumer>
    </>
  );
}

/** Edits a version that is not in force yet; one in force is replaced by a new version. */
export const TariffEdit = () => (
  <RecordEdit redirect="show">
    <ConsoleForm toolbar={<FormBar />}>
      <SelectInput source="kind" choices={TARIFF_CHOICES} readOnly helperText={false} />
      <TariffInputs />
    </ConsoleForm>
  </RecordEdit>
);

export const TariffCreate = () => (
  <Create redirect="show">
    <ConsoleForm>
      <SelectInput source="kind" choices={TARIFF_CHOICES} validate={required()} helperText={false} />
      <TariffInputs />
    </ConsoleForm>
  </Create>
);
