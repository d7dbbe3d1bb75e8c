import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { wasSessionEnded } from '../mall/api.js';
import { loginPath } from '../mall/pages.js';
import { useSession } from '../mall/use-session.js';
import { ButtonLink } from './ui/Button.js';
import { Empty } from './ui/Empty.js';
import { Page } from './ui/Page.js';

/** Renders a page for signed-in people only; visitors get a link to sign in that leads back. */
export function RequireSignIn({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  // When the session ends on this page, the page and its input stay; a dialog leads to a new session.
  const wasHere = useRef(session !== null);
  if (session || (wasHere.current && wasSessionEnded())) return children;
  const back = pathname + search;
  return (
    <Page title={title}>
      <Empty
        heading="h1"
        title={title}
        actions={
          <>
            <ButtonLink look="primary" to={loginPath(back)}>
              {t('nav.signIn')}
            </ButtonLink>
            <ButtonLink to={loginPath(back, 'register')}>{t('nav.register')}</ButtonLink>
          </>
        }
      >
        {t('error.401.text')}
      </Empty>
    </Page>
  );
}
