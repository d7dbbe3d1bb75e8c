import { frameAddress, FRAME_SANDBOX } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RequireSignIn } from '../../components/RequireSignIn.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { UnknownAddress } from '../../components/UnknownAddress.js';
import { read } from '../../mall/api.js';
import styles from './MicroAppPage.module.css';

/** Shows an external application in a frame, if staff have opened it to buyers. */
export function Component() {
  const { t } = useTranslation('microApp');
  return (
    <RequireSignIn title={t('title')}>
      <MicroApp />
    </RequireSignIn>
  );
}

function MicroApp() {
  const { routerPath = '' } = useParams();
  const { data, error, refetch } = useQuery(read('admin.microApp.list', { routerPath }));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="70vh" />;
  const app = data.find((one) => one.routerPath === routerPath);
  const address = app && frameAddress(app.entryUrl, window.location.origin);
  if (!app || !address) return <UnknownAddress />;
  return (
    <Page title={app.appName}>
      <h1 className="visually-hidden">{app.appName}</h1>
      <iframe
        className={styles['frame']}
        title={app.appName}
        src={address}
        sandbox={FRAME_SANDBOX}
        referrerPolicy="no-referrer"
      />
    </Page>
  );
}
