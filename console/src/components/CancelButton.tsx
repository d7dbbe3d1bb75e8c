import { Button } from '@mui/material';
import { useRedirect, useResourceDefinition, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useUnsavedWork } from './unsaved-work.js';

/** Discards the input and leads back to the list, or to the previous page. */
export function CancelButton() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const navigate = useNavigate();
  const { name, hasList } = useResourceDefinition();
  const { reset } = useFormContext();
  const { finish } = useUnsavedWork();
  const cancel = () => {
    reset();
    finish();
    if (hasList) redirect('list', name);
    else void navigate(-1);
  };
  return <Button onClick={cancel}>{translate('ra.action.cancel')}</Button>;
}
