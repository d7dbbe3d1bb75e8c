import type { RejectReasonCode, ReviewedDocument } from '@mall/contracts/tenant';

export interface ReviewReason {
  readonly document: ReviewedDocument;
  readonly code: RejectReasonCode;
  readonly text?: string;
}

/** One attempt at opening a shop. */
export interface ShopApplication {
  readonly applicationId: string;
  readonly shopId: string;
  readonly ownerUserId: string;
  readonly attempt: number;
  readonly shopName: string;
  readonly intro: string | null;
  readonly shopLogo: string | null;
  readonly mobileBackgroundPic: string | null;
  readonly businessLicense: string;
  readonly identityCardFront: string;
  readonly identityCardLater: string;
  readonly contactName: string;
  readonly mobile: string;
  readonly uscc: string;
  readonly bankAccount: string | null;
  readonly exportLicenceNo: string | null;
  /** 0 reviewing, 1 approved, -1 rejected. */
  readonly status: number;
  readonly reasons: readonly ReviewReason[];
  readonly reviewedByName: string | null;
  readonly reviewedAt: Date | null;
  readonly submittedAt: Date;
}
