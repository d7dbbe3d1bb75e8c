import { authErrors } from '@mall/contracts/auth';
import type { Access, Operation } from '@mall/contracts/define';

/** Who stands before the mall, as far as the answer may depend on it. */
export type Kind =
  | { readonly is: 'nobody' }
  | { readonly is: 'buyer' }
  | { readonly is: 'merchant' }
  | { readonly is: 'staff'; readonly rights: 'all' | readonly string[] }
  | { readonly is: 'service' };

export type Verdict = 'admitted' | 'signInNeeded' | 'forbidden';

/**
 * Whether a contract row admits somebody, worked out from the row alone. It repeats the rule of `judge` on purpose:
 * what both get wrong together is the only mistake that stays unseen.
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

/** An answer as far as the judge looks at it. */
export interface Observed {
  readonly status: number;
  readonly body: string;
}

/**
 * The verdict that an answer expresses; refusals have codes of their own in each envelope. Whoever may call an
 * operation that takes a token as a value reports about that token, with the text of an ended session.
 */
export function observedVerdict({ status, body }: Observed, { access, errors = [] }: Operation): Verdict {
  if (access.zone === 'anyone' && errors.includes(authErrors.sessionEnded)) return 'admitted';
  const code = /^\{"code":"(A\d+)"/.exec(body)?.[1];
  if (status === 424 || code === 'A00004') return 'signInNeeded';
  if (status === 403 || code === 'A00403') return 'forbidden';
  return 'admitted';
}

/** What was answered for somebody else's record, for one that does not exist, and what became of the rows. */
export interface ForeignTry {
  readonly missing: Observed;
  readonly foreign: Observed;
  /** Tables in which the owner's rows are no longer what they were. */
  readonly changed: readonly string[];
}

/** Why a caller who is not the owner learned or changed too much; nothing when all is well. */
export function foreignHole({ missing, foreign, changed }: ForeignTry): string | undefined {
  if (changed.length > 0)
    return `changed the owner's rows in ${changed.join()}, answering ${foreign.status} ${foreign.body}`;
  if (foreign.status >= 500) return `failed with ${foreign.status} ${foreign.body}`;
  if (foreign.status === missing.status && foreign.body === missing.body) return undefined;
  return `${foreign.status} ${foreign.body}\ninstead of the answer for what does not exist:\n${missing.status} ${missing.body}`;
}

/** Whether the owner got further than somebody who names a record that does not exist. */
export function reached({ missing, foreign, changed }: ForeignTry): boolean {
  return changed.length > 0 || foreign.status !== missing.status || foreign.body !== missing.body;
}
