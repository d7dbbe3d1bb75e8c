import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../components/ui/page-head.js';
import { Failure } from '../../../components/ui/Failure.js';
import layout from '../../../components/ui/layout.module.css';
import { read } from '../../../mall/api.js';
import { ChangePassword } from './ChangePassword.js';
import { FirstPassword } from './FirstPassword.js';
import { OwnSessions } from './OwnSessions.js';

/** `userinfo/setpwd` */
export function Component() {
  const { t } = useTranslation('account');
  usePageHead({ title: t('account.password') });
  const { data, error, refetch } = useQuery(read('auth.ownPassword', {}));
  const again = (): void => void refetch();
  return (
    <div className={layout['stack']}>
      <h2>{t('account.password')}</h2>
      {error && <Failure error={error} onRetry={again} />}
      {data?.isSet && <ChangePassword />}
      {data?.mobile && <FirstPassword mobile={data.mobile} onChosen={again} />}
      <OwnSessions />
    </div>
  );
}
