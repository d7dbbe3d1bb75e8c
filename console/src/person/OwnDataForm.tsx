import {
  HttpError,
  required,
  ResourceContextProvider,
  SaveButton,
  TextInput,
  Toolbar,
  useNotify,
} from 'react-admin';
import type { SignedInInfoView } from '@mall/contracts/admin';
import type { InputOf } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';
import { ConsoleForm } from '../components/ConsoleForm.js';
import { PictureInput } from '../widgets/PictureInput.js';

interface OwnDataFormProps {
  readonly person: SignedInInfoView['sysUser'];
  readonly onSaved: () => Promise<void>;
}

/** Edits the data that members of staff may change about themselves. */
export function OwnDataForm({ person, onSaved }: OwnDataFormProps) {
  const call = useCall();
  const notify = useNotify();
  const { userId: id, nickname, name, phone, email, avatar } = person;
  const save = async (values: InputOf<'admin.staff.edit'>) => {
    try {
      await call('admin.staff.edit', {
        nickname: values.nickname ?? '',
        name: values.name || null,
        phone: values.phone || null,
        email: values.email || null,
        avatar: values.avatar || null,
      });
    } catch (failure) {
      if (failure instanceof HttpError && failure.body?.errors) return failure.body.errors as object;
      notify((failure as Error).message, { type: 'error' });
      return undefined;
    }
    notify('console.person.saved', { type: 'success' });
    await onSaved();
    return undefined;
  };
  return (
    <ResourceContextProvider value="staff">
      <ConsoleForm
        record={{ id, nickname, name, phone, email, avatar }}
        onSubmit={save}
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
        sx={{ p: 0 }}
      >
        <PictureInput source="avatar" purpose="avatar" />
        <TextInput source="nickname" validate={required()} fullWidth />
        <TextInput source="name" fullWidth />
        <TextInput source="phone" fullWidth />
        <TextInput source="email" fullWidth />
      </ConsoleForm>
    </ResourceContextProvider>
  );
}
