import type { MallError } from '@mall/contracts/define';
import { tenantErrors, reviewStatuses } from '@mall/contracts/tenant';

/** State of an owner: without a shop, or with a shop whose latest application has this status. */
export interface Standing {
  readonly isOpen: boolean;
  /** Status of the latest application; null when the shop has none. */
  readonly reviewStatus: number | null;
}

/** Returns the reason why no application may be sent now; `undefined` when one may. A rejected one is sent again, corrected. */
export function whyNoApplication(standing: Standing | undefined): MallError | undefined {
  if (!standing) return undefined;
  if (standing.isOpen || standing.reviewStatus === reviewStatuses.approved.code)
    return tenantErrors.alreadyOpen();
  return standing.reviewStatus === reviewStatuses.reviewing.code ? tenantErrors.reviewPending() : undefined;
}

export interface Verdict {
  readonly result: 1 | -1;
  readonly reasons: readonly unknown[];
}

/** Returns the reason why this verdict cannot be given on an application with this status. */
export function whyNoVerdict(
  application: { readonly status: number },
  verdict: Verdict,
): MallError | undefined {
  if (application.status !== reviewStatuses.reviewing.code) return tenantErrors.alreadyReviewed();
  if (verdict.result === reviewStatuses.rejected.code && verdict.reasons.length === 0)
    return tenantErrors.reasonsNeeded();
  return undefined;
}
