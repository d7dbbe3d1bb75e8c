import { Alert } from '@mui/material';
import { Loading, Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { frameAddress, FRAME_SANDBOX } from '@mall/web-kit';
import { useRead } from '../api/use-call.js';

/** Shows an external application in a frame. Opens only those that the server lists for the caller. */
export function MicroAppPage() {
  const translate = useTranslate();
  const { routerPath = '' } = useParams();
  const { data: apps, isPending } = useRead('admin.microApp.list', { routerPath });
  if (isPending) return <Loading />;
  const app = apps?.find((one) => one.routerPath === routerPath);
  const address = app && frameAddress(app.entryUrl, window.location.origin);
  if (!app || !address)
    return (
      <>
        <Title title={routerPath} />
        <Alert severity="warning">{translate('console.pages.noMicroApp')}</Alert>
      </>
    );
  return (
    <>
      <Title title={app.appName} />
      <iframe
        title={app.appName}
        src={address}
        sandbox={FRAME_SANDBOX}
        referrerPolicy="no-referrer"
        style={{ width: '100%', height: 'calc(100vh - 116px)', border: 0 }}
      />
    </>
  );
}
