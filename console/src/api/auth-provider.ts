import type { AuthProvider } from 'react-admin';
import type { SignedInInfoView } from '@mall/contracts/admin';
import { connection, continueSignIn, session, signIn, signOut, type SecondStep, type Side } from './mall.js';
import { endView } from './view-as.js';
import { isOpen } from './permissions.js';

/** The fields of the sign-in form. */
export interface Credentials {
  readonly side: Side;
  readonly username: string;
  readonly password: string;
  /** The second step, where the first was answered that one is needed. */
  readonly step?: SecondStep | undefined;
}

const FRESH_MS = 60_000;
let known:
  { readonly token: string; readonly until: number; readonly info: Promise<SignedInInfoView> } | undefined;

// Forgets the person's data after their session has ended or was locked.
session.subscribe(() => {
  if (session.current) return;
  known = undefined;
  if (!session.isLocked) endView();
});

/** Returns the signed-in person and their rights; fetched again every minute and after each sign-in. */
export async function signedIn(): Promise<SignedInInfoView> {
  await session.adopt();
  // The sign-in page calls this too; without a session nothing is requested.
  if (!session.current) throw new Error('ra.auth.auth_check_error');
  const token = session.current.userId;
  if (known?.token === token && known.until > Date.now()) return known.info;
  const info = connection.call('admin.staff.info', {});
  known = { token, until: Date.now() + FRESH_MS, info };
  info.catch(() => (known = undefined));
  return info;
}

/** Signs in by the auth service; rights are permission strings that the admin service returns. */
export const authProvider: AuthProvider = {
  async login({ side, username, password, step }: Credentials) {
    known = undefined;
    await (step ? continueSignIn(side, step) : signIn(side, username, password));
    // A buyer without a shop can sign in as a merchant, but has no page here.
    await signedIn().catch(async (failure: unknown) => {
      await signOut();
      throw failure;
    });
  },
  async logout() {
    known = undefined;
    // A tab without a session must not end the session of the others.
    if (session.current) await signOut();
  },
  async checkAuth() {
    await session.adopt();
    if (!session.current) throw new Error('ra.auth.auth_check_error');
  },
  async checkError(thrown: { status?: number }) {
    if (thrown.status === 401 || thrown.status === 424) throw new Error('ra.notification.logged_out');
  },
  async getIdentity() {
    const { sysUser } = await signedIn();
    return {
      id: sysUser.userId,
      fullName: sysUser.nickname,
      ...(sysUser.avatar ? { avatar: sysUser.avatar } : {}),
    };
  },
  async getPermissions() {
    if (!session.current) return { permissions: [], isMerchant: false };
    const { permissions, isMerchant } = await signedIn();
    return { permissions, isMerchant };
  },
  async canAccess({ resource, action }) {
    if (!session.current) return false;
    const { permissions } = await signedIn();
    return isOpen(permissions, resource, action);
  },
};
