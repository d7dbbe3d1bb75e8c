import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/Button.js';
import { usePageHead } from '../../../components/ui/page-head.js';
import { Failure } from '../../../components/ui/Failure.js';
import layout from '../../../components/ui/layout.module.css';
import { read } from '../../../mall/api.js';
import { ChangePassword } from './ChangePassword.js';
import { FirstPassword } from './FirstPassword.js';
import { OwnSessions } from './OwnSessions.js';
import { TwoSteps } from './TwoSteps.js';

/** The page `userinfo/setpwd`. */
export function Component() {
  const { t } = useTranslation('account');
  const { t: password } = useTranslation('password');
  const [search] = useSearchParams();
  const [isForgotten, setForgotten] = useState(search.has('forgotten'));
  usePageHead({ title: t('account.password') });
  const { data, error, refetch } = useQuery(read('auth.ownPassword', {}));
  const again = (): void => {
    setForgotten(false);
    void refetch();
  };
  return (
    <div className={layout['stack']}>
      <h2>{t('account.password')}</h2>
      {error && <Failure error={error} onRetry={again} />}
      {data?.isSet && !isForgotten && <ChangePassword />}
      {data?.mobile && (isForgotten || !data.isSet) && (
        <FirstPassword mobile={data.mobile} isForgotten={data.isSet} onChosen={again} />
      )}
      {data?.isSet && data.mobile && (
        <div>
          <Button look="quiet" small onClick={() => setForgotten(!isForgotten)}>
            {password(isForgotten ? 'remembered' : 'forgotten')}
          </Button>
        </div>
      )}
      <TwoSteps />
      <OwnSessions />
    </div>
  );
}
