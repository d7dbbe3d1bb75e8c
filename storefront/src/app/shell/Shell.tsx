import { plainText } from '@mall/web-kit';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { SignInPromptProvider } from '../../components/SignInPrompt.js';
import { Loading } from '../../components/ui/Loading.js';
import { stayFresh } from '../../mall/api.js';
import { useNotices } from '../../mall/use-notices.js';
import { isLocked } from '../../mall/lock.js';
import { pathTo } from '../../mall/pages.js';
import { useSession } from '../../mall/use-session.js';
import { useHasVisitorLists } from '../../mall/visitor-lists.js';
import { ScrollPosition } from '../routing/ScrollPosition.js';
import { BackToTop } from './BackToTop.js';
import { ChatProvider } from './ChatProvider.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { KeptPages } from './KeptPages.js';
import { Messages } from './Messages.js';
import { SecondStep } from './SecondStep.js';
import { SessionEnded } from './SessionEnded.js';
import { SkipLink } from './SkipLink.js';
import { say } from '../../mall/say.js';
import { optionalPart, useIsLoading } from '../routing/lazy-view.js';
import styles from './NavigationBar.module.css';

const WithoutConnection = lazy(() => import('./WithoutConnection.js'));
const MoveToAccount = optionalPart(
  () => import('./MoveToAccount.js'),
  () => null,
);

/** The frame around every page. */
export function Shell() {
  const { t } = useTranslation();
  const signedIn = useSession();
  const { pathname } = useLocation();
  const hasVisitorLists = useHasVisitorLists();
  useEffect(stayFresh, []);
  useNotices(
    signedIn?.userId,
    useCallback((text: string) => say.notice(t('notice.title'), plainText(text)), [t]),
  );
  if (signedIn && isLocked() && pathname !== pathTo('lock')) return <Navigate to={pathTo('lock')} replace />;
  return (
    <SignInPromptProvider>
      <ChatProvider>
        <SkipLink />
        <NavigationBar />
        <Header />
        {signedIn && (
          <Suspense>
            <WithoutConnection userId={signedIn.userId} />
          </Suspense>
        )}
        {signedIn && hasVisitorLists && <MoveToAccount />}
        <Suspense
          fallback={
            <Loading>
              <div style={{ minBlockSize: '80dvh' }} />
            </Loading>
          }
        >
          <KeptPages />
        </Suspense>
        <Footer />
      </ChatProvider>
      <BackToTop />
      <SessionEnded />
      <SecondStep />
      <Messages />
      <ScrollPosition />
    </SignInPromptProvider>
  );
}

/** A line at the top while the next page is being loaded. */
function NavigationBar() {
  return useIsLoading() ? <div className={styles['bar']} aria-hidden="true" /> : null;
}
