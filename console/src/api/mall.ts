import {
  Connection,
  PageQuestion,
  SignInAgain,
  passwordSealing,
  officeRoutes,
  type Locale,
} from '@mall/web-kit';
import { queryOptions } from '@tanstack/react-query';
import { keepRecord, keptRecord } from './records.js';
import { viewHeaders } from './view-as.js';

/** The group that signs in; each has its own client id, and therefore its own refresh tokens. */
export type Side = 'staff' | 'merchant';

/** The client "secrets" of browser apps are public by nature. */
const CLIENTS: Readonly<Record<Side, string>> = {
  staff: `Basic ${btoa('admin:admin')}`,
  merchant: `Basic ${btoa('merchant:merchant')}`,
};

const LOCALE = 'locale';
const isLocale = (text: unknown): text is Locale => text === 'ru' || text === 'zh' || text === 'en';

/** Returns the language of the console, stored in the browser; by default the browser's language, otherwise Russian. */
export function currentLocale(): Locale {
  const kept = keptRecord(LOCALE);
  if (isLocale(kept)) return kept;
  const own = navigator.language.slice(0, 2);
  return isLocale(own) ? own : 'ru';
}

export function keepLocale(locale: Locale): void {
  keepRecord(LOCALE, locale);
  document.documentElement.lang = locale;
}

export const signInAgain = new SignInAgain();
/** Asks for a fresh second factor in place. */
export const stepUp = new PageQuestion();

export const connection = new Connection({
  name: 'console',
  routes: officeRoutes,
  locale: currentLocale,
  headers: viewHeaders,
  sealing: passwordSealing,
  recover: signInAgain.recover,
  stepUp: stepUp.ask,
  credentials: (current) => CLIENTS[sideOf(current?.accessToken)],
});

export const { session, captcha, onSessionEnded, stayFresh } = connection;

/** Signs in by password. @throws ApiError */
export const signIn = (side: Side, username: string, password: string): Promise<void> =>
  connection.signIn({ grant_type: 'password', username, password }, CLIENTS[side]);

/** The ticket of a sign-in that needs more than a password, and the person's further proofs. */
export interface SecondStep {
  readonly ticket: string;
  readonly factor?: string | undefined;
  readonly newPassword?: string | undefined;
}

/** Continues a sign-in with its ticket. @throws ApiError */
export const continueSignIn = (side: Side, step: SecondStep): Promise<void> =>
  connection.signIn({ grant_type: 'ticket', ...step }, CLIENTS[side]);

/** Signs in with the code of another service, whose name is the state. @throws ApiError */
export const signInSocially = ({
  state,
  code,
}: {
  readonly state: string;
  readonly code: string;
}): Promise<void> =>
  connection.signIn({ grant_type: 'mobile', mobile: `${state}@${code}`, code }, CLIENTS.staff);

export const signOut = (): Promise<void> => connection.signOut('auth.logout');

/** Returns the side of a token by its audience, the client that requested it. */
export function sideOf(accessToken: string | undefined): Side {
  try {
    const payload = (accessToken ?? '').split('.')[1] ?? '';
    const { aud } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aud?: string };
    return aud === 'shop' ? 'merchant' : 'staff';
  } catch {
    return 'staff';
  }
}

/** Whether people may apply to become staff. */
export const registrationOpen = queryOptions({
  ...connection.read('admin.param.publicValue', { key: 'SITE_REGISTER_ENABLE' }),
  select: (value) => value === '1',
});
