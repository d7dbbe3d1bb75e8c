import {
  Connection,
  PageQuestion,
  SignInAgain,
  stepOfSignIn,
  type InputOf,
  type OutputOf,
  type SignInStep,
} from '@mall/web-kit';
import { locale } from './locale.js';

/** The browser's own fetch, replaced on the server that renders pages. */
let fetching: typeof fetch = (...request) => fetch(...request);

/** Replaces fetch by another function, which takes paths below the origin. */
export function fetchBy(other: typeof fetch): void {
  fetching = other;
}

/** Asks for the password in place when the session has expired; the refused calls wait, then continue. */
export const signInAgain = new SignInAgain();

/** Asks in place for what a sign-in needs besides its first proof: the code of the second factor. */
export const secondStep = new PageQuestion<SignInStep>();

const connection = new Connection({
  name: 'shop',
  recover: signInAgain.recover,
  fetch: (...request) => fetching(...request),
  locale: () => locale,
  // The client "secret" of a browser app is public by nature.
  credentials: () => `Basic ${btoa('web:web')}`,
});

export const { session, call, read, captcha, wasSessionEnded, stayFresh } = connection;

/** Whether nobody is signed in; a person whose session has expired on this page is no visitor. */
export const isVisitor = (): boolean => session.current === null && !wasSessionEnded();

/** Goes on with a newer token of the same session. */
export const takeOver: typeof connection.takeOver = (fresh) => connection.takeOver(fresh);

/** Continues a sign-in with its ticket and the code of the second factor. @throws ApiError */
export const continueSignIn = (ticket: string, factor: string): Promise<void> =>
  connection.signIn({ grant_type: 'ticket', ticket, factor });

/** Signs in, and asks for the second step where one is needed. @throws ApiError also when the person declines */
export async function inTwoSteps(signIn: () => Promise<void>): Promise<void> {
  try {
    await signIn();
  } catch (failure) {
    const step = stepOfSignIn(failure);
    if (!step || !(await secondStep.ask(step))) throw failure;
  }
}

/** Stores a file and reports its progress. @throws ApiError */
export const upload: typeof connection.client.upload = (file, options) =>
  connection.client.upload(file, options);

/** Signs in with a code sent to the phone. @throws ApiError */
export const signInByCode = (mobile: string, code: string): Promise<void> =>
  inTwoSteps(() => connection.signIn({ grant_type: 'mobile', mobile: `SMS@${mobile}`, code }));

/** Signs in with a user name or phone, and a password. @throws ApiError */
export const signInByPassword = (username: string, password: string): Promise<void> =>
  inTwoSteps(() => connection.signIn({ grant_type: 'password', username, password }));

/** Signs in with another service, which has redirected the browser with a code. @throws ApiError */
export const signInSocially = (
  provider: string,
  { code, ...answer }: InputOf<'auth.bindSocial'>,
): Promise<void> =>
  inTwoSteps(() => connection.signIn({ grant_type: 'mobile', mobile: `${provider}@${code}`, ...answer }));

/** Opens the session of a person who has just registered. */
export function startRegistered(pair: OutputOf<'auth.register'>, username: string): void {
  session.start({
    accessToken: pair.access_token,
    refreshToken: pair.refresh_token,
    userId: pair.userId,
    username,
    expiresAt: Date.now() + pair.expiresIn * 1000,
  });
}

/** Ends the session on every device of the person. */
export const signOut = (): Promise<void> => connection.signOut('auth.logoutEverywhere');
