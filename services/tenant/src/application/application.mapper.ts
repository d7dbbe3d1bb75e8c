import { rejectReasons, type ShopApplicationView, type ShopReviewReasonView } from '@mall/contracts/tenant';
import type { Locale } from '@mall/validation';
import type { ReviewReason, ShopApplication } from './shop-application.entity.js';

/** Returns the reason in the reader's language, followed by the reviewer's own words. */
export function toReasonView({ document, code, text }: ReviewReason, locale: Locale): ShopReviewReasonView {
  const said = rejectReasons[code][locale];
  const own = text?.trim();
  if (!own) return { document, code, text: said };
  if (code === 'other') return { document, code, text: own };
  return { document, code, text: locale === 'zh' ? `${said}：${own}` : `${said}: ${own}` };
}

/** Returns an application. Names of reviewers are shown only to staff. */
export function toApplicationView(
  application: ShopApplication,
  locale: Locale,
  forStaff: boolean,
): ShopApplicationView {
  const { reasons, reviewedById: _, reviewedByName, reviewedAt, submittedAt, ...papers } = application;
  return {
    ...papers,
    reasons: reasons.map((reason) => toReasonView(reason, locale)),
    reviewedBy: forStaff ? reviewedByName : null,
    submitTime: submittedAt.toISOString(),
    reviewTime: reviewedAt?.toISOString() ?? null,
  };
}
