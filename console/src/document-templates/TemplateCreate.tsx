import { Create, required, SelectInput } from 'react-admin';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { choicesOf } from './template-words.js';
import { useOpenDraft } from './StartDraftButton.js';

/** Creates a draft as a copy of the version in force; there is at most one for each kind. */
export function TemplateCreate() {
  const openDraft = useOpenDraft();
  return (
    <Create mutationOptions={{ onSuccess: openDraft }}>
      <ConsoleForm>
        <SelectInput
          source="kind"
          choices={choicesOf('kinds')}
          validate={required()}
          helperText="console.templates.startHint"
        />
      </ConsoleForm>
    </Create>
  );
}
