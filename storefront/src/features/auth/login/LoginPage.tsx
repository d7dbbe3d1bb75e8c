import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { SocialWays } from '../../../components/SocialWays.js';
import { Button } from '../../../components/ui/Button.js';
import { Segments } from '../../../components/ui/Segments.js';
import { backFrom, pathTo } from '../../../mall/pages.js';
import { useSession } from '../../../mall/use-session.js';
import { AuthFrame } from '../AuthFrame.js';
import styles from '../AuthFrame.module.css';
import { PasswordSignIn } from './PasswordSignIn.js';
import { CodeSignIn } from './CodeSignIn.js';

type Way = 'password' | 'code';

export function Component() {
  const { t } = useTranslation('login');
  const [way, setWay] = useState<Way>('password');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const [isForgotten, setForgotten] = useState(false);
  const back = isForgotten ? `${pathTo('password')}?forgotten` : backFrom(search);
  const forget = (): void => {
    setForgotten(true);
    setWay('code');
  };
  useEffect(() => {
    // Signed in here or in another tab: this page is not needed any more.
    if (session) navigate(back, { replace: true });
  }, [session, navigate, back]);
  return (
    <AuthFrame title={t('title')}>
      <Segments<Way>
        label={t('way')}
        value={way}
        options={[
          { value: 'password', label: t('byPassword') },
          { value: 'code', label: t('byCode') },
        ]}
        onChange={setWay}
      />
      {isForgotten && way === 'code' && <p>{t('forgottenText')}</p>}
      {way === 'password' ? <PasswordSignIn /> : <CodeSignIn />}
      {way === 'password' && (
        <div>
          <Button look="quiet" small onClick={forget}>
            {t('forgotten')}
          </Button>
        </div>
      )}
      <SocialWays back={back} />
      <p className={styles['other']}>
        <span className="muted">{t('noAccount')}</span>
        <Link to={{ pathname: pathTo('register'), search: search.toString() }}>{t('register')}</Link>
      </p>
    </AuthFrame>
  );
}
