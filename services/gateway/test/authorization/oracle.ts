import { authErrors } from '@mall/contracts/auth';
import type { Access, Operation } from '@mall/contracts/define';

/** Kind of a caller, as far as the answer may depend on it. */
export type Kind =
  | { readonly is: 'nobody' }
  | { readonly is: 'buyer' }
  | { readonly is: 'merchant' }
  | { readonly is: 'staff'; readonly rights: 'all' | readonly string[] }
  | { readonly is: 'service' };

export type Verdict = 'admitted' | 'signInNeeded' | 'forbidden';

/**
 * Decides from the contract row alone whether it admits a caller. It repeats the rule of `judge` on purpose: only a
 * mistake in both would go unnoticed.
 */
export function expectedVerdict(access: Access, kind: Kind): Verdict {
  const zones = access.zone === 'anyOf' ? access.of : [access];
  if (zones.some((zone) => admits(zone, kind))) return 'admitted';
  const staffAlone = zones.every(({ zone }) => zone === 'internal');
  return kind.is === 'nobody' && !staffAlone ? 'signInNeeded' : 'forbidden';
}

function admits(access: Access, kind: Kind): boolean {
  if (kind.is === 'service') return access.zone !== 'staff';
  switch (access.zone) {
    case 'anyone':
      return true;
    case 'signedIn':
      return kind.is !== 'nobody';
    case 'buyer':
      return kind.is === 'buyer' || kind.is === 'merchant';
    case 'merchant':
      return kind.is === 'merchant';
    case 'staff':
      return (
        kind.is === 'staff' &&
        (access.permission === undefined || kind.rights === 'all' || kind.rights.includes(access.permission))
      );
    default:
      return false;
  }
}

/** The parts of an answer that the verdict depends on. */
export interface Observed {
  readonly status: number;
  readonly body: string;
}

/**
 * Returns the verdict that an answer expresses; refusals have codes of their own in each envelope. An operation that
 * takes a token as a value reports about that token, with the text of an ended session.
 */
export function observedVerdict({ status, body }: Observed, { access, errors = [] }: Operation): Verdict {
  if (access.zone === 'anyone' && errors.includes(authErrors.sessionEnded)) return 'admitted';
  const code = /^\{"code":"(A\d+)"/.exec(body)?.[1];
  if (status === 424 || code === 'A00004') return 'signInNeeded';
  if (status === 403 || code === 'A00403') return 'forbidden';
  return 'admitted';
}

/** Answers for somebody else's record and for one that does not exist, and the changes of the owner's rows. */
export interface ForeignTry {
  readonly missing: Observed;
  readonly foreign: Observed;
  /** Tables in which the owner's rows have changed. */
  readonly changed: readonly string[];
}

/** Returns how a caller who is not the owner learned or changed too much; undefined when they did not. */
export function foreignHole({ missing, foreign, changed }: ForeignTry): string | undefined {
  if (changed.length > 0)
    return `changed the owner's rows in ${changed.join()}, answering ${foreign.status} ${foreign.body}`;
  if (foreign.status >= 500) return `failed with ${foreign.status} ${foreign.body}`;
  if (foreign.status === missing.status && foreign.body === missing.body) return undefined;
  return `${foreign.status} ${foreign.body}\ninstead of the answer for what does not exist:\n${missing.status} ${missing.body}`;
}

/** Whether the owner got further than a caller who names a record that does not exist. */
export function reached({ missing, foreign, changed }: ForeignTry): boolean {
  return changed.length > 0 || foreign.status !== missing.status || foreign.body !== missing.body;
}
