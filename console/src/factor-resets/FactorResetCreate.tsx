import { Create, maxLength, minLength, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Alert } from '@mui/material';
import { ConsoleForm } from '../components/ConsoleForm.js';

const SIDES = ['staff', 'shop'] as const;

/** Asks for the reset of a second factor that somebody has lost. */
export function FactorResetCreate() {
  const translate = useTranslate();
  return (
    <Create redirect="list">
      <ConsoleForm defaultValues={{ side: 'staff' }}>
        <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
          {translate('console.factorResets.hint')}
        </Alert>
        <SelectInput
          source="side"
          choices={SIDES.map((side) => ({ id: side, name: `console.factorResets.${side}` }))}
          validate={required()}
        />
        <TextInput source="person" validate={required()} />
        <TextInput
          source="reason"
          multiline
          minRows={3}
          validate={[required(), minLength(5), maxLength(300)]}
        />
      </ConsoleForm>
    </Create>
  );
}
