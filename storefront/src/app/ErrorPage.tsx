import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../components/ui/Button.js';
import { Empty } from '../components/ui/Empty.js';
import { Page } from '../components/ui/Page.js';
import { menuText, pathTo } from '../mall/pages.js';
import { WhereToAsk } from './WhereToAsk.js';

type Status = '401' | '403' | '404' | '500' | 'offline';

export function ErrorPage({ status }: { status: Status }) {
  const { t } = useTranslation();
  const next = status === 'offline' ? 'orders' : 'list';
  return (
    <Page title={t(`error.${status}.title`)}>
      <Empty
        heading="h1"
        title={t(`error.${status}.title`)}
        actions={
          <>
            {status === '401' && (
              <ButtonLink look="primary" to={pathTo('login')}>
                {t('nav.signIn')}
              </ButtonLink>
            )}
            {(status === '500' || status === 'offline') && (
              <Button look="primary" onClick={() => location.reload()}>
                {t('failure.retry')}
              </Button>
            )}
            <ButtonLink
              look={status === '404' || status === '403' ? 'primary' : 'secondary'}
              to={pathTo(next)}
            >
              {menuText(next)}
            </ButtonLink>
            <ButtonLink to={pathTo('home')}>{menuText('home')}</ButtonLink>
          </>
        }
      >
        {t(`error.${status}.text`)}
      </Empty>
      {status === '500' && <WhereToAsk />}
    </Page>
  );
}
