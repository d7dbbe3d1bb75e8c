import { guardOf, type Right } from '../rights/rights.js';
import type { MallError } from './errors.js';
import { platformErrors } from './platform.errors.js';

/** Field that a second factor is typed into, and the question that asks for a fresh one of a signed-in person. */
export const FACTOR_FIELD = 'factor';
export const FRESH_FACTOR = 'fresh';

/** Group of callers who may call an operation, and the right that staff need for it. */
export type Access =
  | { readonly zone: 'anyone' }
  | { readonly zone: 'signedIn' }
  | { readonly zone: 'buyer' }
  | { readonly zone: 'merchant' }
  | { readonly zone: 'staff'; readonly permission?: Right }
  | { readonly zone: 'internal' }
  | { readonly zone: 'anyOf'; readonly of: readonly Access[] };

/** Anyone, including visitors. A valid token still tells the service who calls. */
export const anyone = (): Access => ({ zone: 'anyone' });
/** Any signed-in person: buyer, merchant or staff. */
export const signedIn = (): Access => ({ zone: 'signedIn' });
/** A person of the shop side (merchants buy too). */
export const buyer = (): Access => ({ zone: 'buyer' });
/** A person who runs an open shop; `caller.shopId` is set. */
export const merchant = (): Access => ({ zone: 'merchant' });
/** A member of staff who holds the right; without one, any member of staff. */
export const staff = (permission?: Right): Access => ({ zone: 'staff', permission });
/** Other services only; never reachable from outside. */
export const internal = (): Access => ({ zone: 'internal' });
export const anyOf = (...of: Access[]): Access => ({ zone: 'anyOf', of });

/** The right that staff need for an operation, the first of several; undefined where staff need none or may not call at all. */
export const rightOf = (operation: { readonly access: Access }): Right | undefined => rightsOf(operation)[0];

/** Returns the rights, each of which opens an operation to staff. */
export function rightsOf({ access }: { readonly access: Access }): readonly Right[] {
  if (access.zone === 'anyOf') return access.of.flatMap((one) => rightsOf({ access: one }));
  return access.zone === 'staff' && access.permission ? [access.permission] : [];
}

/**
 * Whether an operation asks staff for a fresh second factor: it changes something, or opens a passport, under a right of
 * `factorRights`.
 */
export function asksFactor(operation: { readonly access: Access; readonly http?: string }): boolean {
  return (
    !operation.http?.startsWith('GET ') && rightsOf(operation).some((right) => guardOf(right) !== undefined)
  );
}

/** Returns the refusal of a caller who has to prove their second factor, or to set one up; undefined where none is asked. */
export function factorRefusal({ factor }: Pick<Caller, 'factor'>): MallError | undefined {
  if (factor === 'missing') return platformErrors.factorMissing();
  return factor === 'stale' ? platformErrors.factorStale({}, [staleIssue]) : undefined;
}

/** Caller of an operation, as the gateway or another service vouches for it. */
export interface Caller {
  readonly kind: 'anonymous' | 'buyer' | 'merchant' | 'staff' | 'service';
  /** Id of the person; absent for visitors and for a service that acts on its own. */
  readonly userId?: string;
  readonly username?: string;
  readonly sessionId?: string;
  /** The shop a merchant runs. */
  readonly shopId?: string;
  readonly roles: readonly string[];
  /** Permission strings; staff only. */
  readonly permissions: readonly string[];
  /** The service that calls, when `kind` is `service`. */
  readonly service?: string;
  readonly tenantId: string;
  readonly locale: 'ru' | 'zh' | 'en';
  readonly requestId: string;
  readonly ip?: string;
  readonly userAgent?: string;
  /** Hash of the device cookie of the browser. */
  readonly deviceKey?: string;
  /**
   * Obstacle between a member of staff and acts that ask for a second factor: `stale`, it was proved too long ago;
   * `missing`, the installation demands one and the person has none. Absent where nothing does.
   */
  readonly factor?: 'stale' | 'missing';
  /** The `Idempotency-Key` of a request by which a person changes something. */
  readonly requestKey?: string;
}

/** Longest name of a browser that is stored. */
const BROWSER_NAME_MAX = 300;

/** Returns the name by which the caller's browser introduces itself, as much of it as is stored. */
export const browserOf = ({ userAgent }: Pick<Caller, 'userAgent'>): string | undefined =>
  userAgent?.slice(0, BROWSER_NAME_MAX);

/** By this issue clients recognise the refusal in every family, ask for a code, and send the same request again. */
const staleIssue = {
  field: FACTOR_FIELD,
  text: platformErrors.factorStale.text,
  params: {},
  question: FRESH_FACTOR,
};

export type AccessVerdict = 'allowed' | 'signInNeeded' | 'forbidden';

/** Decides whether `caller` may call at all. Whether they may touch the row is decided by the service. */
export function judge(access: Access | undefined, caller: Caller): AccessVerdict {
  if (!access) return 'forbidden';
  if (caller.kind === 'service') return isForStaffAlone(access) ? 'forbidden' : 'allowed';
  switch (access.zone) {
    case 'anyone':
      return 'allowed';
    case 'internal':
      return 'forbidden';
    case 'anyOf': {
      const verdicts = access.of.map((one) => judge(one, caller));
      return verdicts.includes('allowed') ? 'allowed' : (verdicts[0] ?? 'forbidden');
    }
    default:
      if (caller.kind === 'anonymous') return 'signInNeeded';
      return standsIn(access, caller) ? 'allowed' : 'forbidden';
  }
}

/** Whether only staff may call. A service on its own may not then, because rights belong to people. */
export const isForStaffAlone = (access: Access): boolean =>
  access.zone === 'anyOf' ? access.of.every(isForStaffAlone) : access.zone === 'staff';

function standsIn(
  access: Exclude<Access, { zone: 'anyone' | 'internal' | 'anyOf' }>,
  caller: Caller,
): boolean {
  switch (access.zone) {
    case 'signedIn':
      return true;
    case 'buyer':
      return caller.kind === 'buyer' || caller.kind === 'merchant';
    case 'merchant':
      return caller.kind === 'merchant' && caller.shopId !== undefined;
    case 'staff':
      return (
        caller.kind === 'staff' && (!access.permission || caller.permissions.includes(access.permission))
      );
  }
}
