import { useContext } from 'react';
import {
  DeleteButton,
  EditContext,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useUnsavedWork } from './unsaved-work.js';

/** Deletes the record of the form after a question, and leads where saving it would lead; its tab closes. */
export function RemoveButton({ onRemoved }: { readonly onRemoved?: () => void }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const { finish } = useUnsavedWork();
  const resource = useResourceContext();
  const record = useRecordContext();
  const edit = useContext(EditContext);
  // The form of a new record has nothing to delete.
  if (!edit) return null;
  const leave = () => {
    finish();
    redirect(typeof edit.redirect === 'function' ? edit.redirect : 'list', resource, record?.id, record);
    if (onRemoved) onRemoved();
    else notify('ra.notification.deleted', { messageArgs: { smart_count: 1 } });
  };
  return <DeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess: leave }} />;
}
