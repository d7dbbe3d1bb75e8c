import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { Button, ButtonLink } from '../components/ui/Button.js';
import { Empty } from '../components/ui/Empty.js';
import { Page } from '../components/ui/Page.js';
import { paths } from '../mall/routes.js';

type Status = '401' | '403' | '404' | '500';

export function ErrorPage({ status }: { status: Status }) {
  const { t } = useTranslation();
  return (
    <Page title={t(`error.${status}.title`)}>
      <Empty
        heading="h1"
        title={t(`error.${status}.title`)}
        actions={
          <>
            {status === '401' && (
              <ButtonLink look="primary" to={paths.login}>
                {t('nav.signIn')}
              </ButtonLink>
            )}
            {status === '500' && (
              <Button look="primary" onClick={() => location.reload()}>
                {t('failure.retry')}
              </Button>
            )}
            <ButtonLink look={status === '404' || status === '403' ? 'primary' : 'secondary'} to={paths.list}>
              {t('nav.list')}
            </ButtonLink>
            <ButtonLink to={paths.home}>{t('nav.home')}</ButtonLink>
          </>
        }
      >
        {t(`error.${status}.text`)}
      </Empty>
    </Page>
  );
}

/** A page broke, or its code could not be loaded. */
export function RouteFailure() {
  console.error(useRouteError());
  return <ErrorPage status="500" />;
}
