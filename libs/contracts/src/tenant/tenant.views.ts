import { Bool, Flag, Id, Instant, Int, ListOf, Nested, OneOf, Text, TextsDto } from '@mall/validation';

/** Facts of a shop that anyone may see. */
export class ShopHeadView {
  @Id() shopId!: string;
  /** Name in the language of the request. */
  @Text() shopName!: string;
  @Text({ optional: true }) shopLogo!: string | null;
  @Text({ optional: true, max: 2000 }) intro!: string;
  @Text({ optional: true }) mobileBackgroundPic!: string | null;
  /** Owner of the shop: 1 the exporter itself, 2 a merchant. */
  @OneOf([1, 2]) type!: number;
  @OneOf([-1, 0, 1, 2, 3]) shopStatus!: number;
  @Flag() isPreferred!: number;
  @Instant({ optional: true }) openedTime!: string | null;
}

/** A shop for other services: names in all languages, to store beside their own rows. */
export class ShopCardView {
  @Id() shopId!: string;
  @Nested(() => TextsDto) shopNames!: TextsDto;
  @Text({ optional: true }) shopLogo!: string | null;
  @OneOf([1, 2]) type!: number;
  @OneOf([-1, 0, 1, 2, 3]) shopStatus!: number;
  @Id() ownerUserId!: string;
}

export class ShopReviewReasonView {
  @Text() document!: string;
  @Text() code!: string;
  /** Text of the reason in the language of the request, with the reviewer's own words. */
  @Text({ max: 1000 }) text!: string;
}

/** One attempt at opening a shop; every attempt is kept. */
export class ShopApplicationView {
  @Id() applicationId!: string;
  @Id() shopId!: string;
  @Id() ownerUserId!: string;
  @Int({ min: 1 }) attempt!: number;
  @Text() shopName!: string;
  @Text({ optional: true, max: 1000 }) intro!: string | null;
  @Text({ optional: true, max: 1000 }) shopLogo!: string | null;
  @Text({ optional: true, max: 1000 }) mobileBackgroundPic!: string | null;
  @Text({ max: 1000 }) businessLicense!: string;
  @Text({ max: 1000 }) identityCardFront!: string;
  @Text({ max: 1000 }) identityCardLater!: string;
  @Text() contactName!: string;
  @Text() mobile!: string;
  @Text() uscc!: string;
  @Text({ optional: true }) bankAccount!: string | null;
  @Text({ optional: true }) exportLicenceNo!: string | null;
  /** State of the review: 0 reviewing, 1 approved, -1 rejected. */
  @OneOf([-1, 0, 1]) status!: number;
  @ListOf(() => ShopReviewReasonView) reasons!: ShopReviewReasonView[];
  @Text({ optional: true }) reviewedBy!: string | null;
  @Instant() submitTime!: string;
  @Instant({ optional: true }) reviewTime!: string | null;
}

/** The caller's shop as it is, with the latest application. */
export class MyShopView extends ShopHeadView {
  @Nested(() => ShopApplicationView, { optional: true }) application!: ShopApplicationView | null;
  /** Whether a corrected application may be sent now. */
  @Bool() canEdit!: boolean;
}

/** A shop for staff. */
export class ShopView extends ShopHeadView {
  @Id() ownerUserId!: string;
  @Text({ optional: true }) contactName!: string | null;
  @Text({ optional: true }) mobile!: string | null;
  @Text({ optional: true }) uscc!: string | null;
  /** State of the review of the latest application; null for shops that came without one. */
  @OneOf([-1, 0, 1], { optional: true }) reviewStatus!: number | null;
  /** Reason, person and time of the closing by staff; null while it is not closed. */
  @Text({ optional: true, max: 300 }) closedReason!: string | null;
  @Text({ optional: true }) closedBy!: string | null;
  @Instant({ optional: true }) closedTime!: string | null;
  @Instant() createTime!: string;
}
