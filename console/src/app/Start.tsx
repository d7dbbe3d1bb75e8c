import { lazy, Suspense, useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router';
import { session } from '../api/mall.js';
import { ERROR_PAGES } from '../pages/ErrorPage.js';
import { FirstSignIn } from './FirstSignIn.js';
import { Outside } from './Outside.js';

const SIGN_IN_PATH = '/login';
const REGISTER_PATH = '/register';
const REDIRECT_PATH = '/authredirect';

const loadApp = () => import('./App.js');
/** Loads the app while somebody types their password. */
const preload = (): void => void loadApp().catch(() => undefined);
const App = lazy(async () => ({ default: (await loadApp()).App }));
const RegisterPage = lazy(async () => ({ default: (await import('../entry/RegisterPage.js')).RegisterPage }));
const AuthRedirectPage = lazy(async () => ({
  default: (await import('../entry/AuthRedirectPage.js')).AuthRedirectPage,
}));

/** The requested address, in the place where react-admin also stores it. */
type Place = Location<{ nextPathname?: string; nextSearch?: string } | null>;

interface StartProps {
  readonly i18nProvider: I18nProvider;
}

/** The console; without a session, a sign-in page that loads without it. */
export function Start({ i18nProvider }: StartProps) {
  const location = useLocation() as Place;
  const navigate = useNavigate();
  const [isStarted, setStarted] = useState(() => needsNoSignIn(location.pathname));
  const { pathname, search, state } = location;
  const enter = async () => {
    await loadApp();
    await navigate((state?.nextPathname ?? '/') + (state?.nextSearch ?? ''), { replace: true });
    setStarted(true);
  };
  const isEntry = pathname === REGISTER_PATH || pathname === REDIRECT_PATH;
  if (isStarted && !isEntry)
    return (
      <Suspense fallback={null}>
        <App i18nProvider={i18nProvider} />
      </Suspense>
    );
  return (
    <Outside i18nProvider={i18nProvider}>
      <Suspense fallback={null}>
        {pathname === REGISTER_PATH && <RegisterPage />}
        {pathname === REDIRECT_PATH && <AuthRedirectPage onSignedIn={enter} />}
        {!isEntry && pathname !== SIGN_IN_PATH && !session.current && (
          <Navigate to={SIGN_IN_PATH} replace state={{ nextPathname: pathname, nextSearch: search }} />
        )}
        {!isEntry && <FirstSignIn onShown={preload} onSignedIn={enter} />}
      </Suspense>
    </Outside>
  );
}

const needsNoSignIn = (path: string): boolean =>
  session.current !== null || session.isLocked || ERROR_PAGES.some((status) => path === `/${status}`);
