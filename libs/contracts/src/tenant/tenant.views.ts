import { Bool, Flag, Id, Instant, Int, ListOf, Nested, OneOf, say, Text, TextsDto } from '@mall/validation';

/** Facts of a shop that anyone may see. */
export class ShopHeadView {
  @Id({ label: say('Номер', '编号', 'Id') }) shopId!: string;
  /** Name in the language of the request. */
  @Text({ label: say('Название', '店铺名称', 'Name') }) shopName!: string;
  @Text({ optional: true }) shopLogo!: string | null;
  @Text({ label: say('О магазине', '店铺简介', 'About'), optional: true, max: 2000 }) intro!: string;
  @Text({ optional: true }) mobileBackgroundPic!: string | null;
  /** Owner of the shop: 1 the exporter itself, 2 a merchant. */
  @OneOf([1, 2]) type!: number;
  @OneOf([-1, 0, 1, 2, 3], { label: say('Состояние', '店铺状态', 'Status') }) shopStatus!: number;
  @Flag() isPreferred!: number;
  @Instant({ label: say('Открыт', '开店时间', 'Opened'), optional: true }) openedTime!: string | null;
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
  @Int({ label: say('Попытка', '第几次申请', 'Attempt'), min: 1 }) attempt!: number;
  @Text({ label: say('Магазин', '店铺名称', 'Shop') }) shopName!: string;
  @Text({ label: say('О магазине', '店铺简介', 'About'), optional: true, max: 1000 }) intro!: string | null;
  @Text({ label: say('Логотип', '店铺标志', 'Logo'), optional: true, max: 1000 }) shopLogo!: string | null;
  @Text({ optional: true, max: 1000 }) mobileBackgroundPic!: string | null;
  @Text({ max: 1000 }) businessLicense!: string;
  @Text({ max: 1000 }) identityCardFront!: string;
  @Text({ max: 1000 }) identityCardLater!: string;
  @Text({ label: say('Контакты', '联系人', 'Contact') }) contactName!: string;
  @Text() mobile!: string;
  @Text({ label: say('Код общественного кредита', '统一社会信用代码', 'Social credit code') }) uscc!: string;
  @Text({ label: say('Счёт', '对公账户', 'Bank account'), optional: true }) bankAccount!: string | null;
  @Text({ label: say('Экспортная квалификация', '出口资质编号', 'Export licence'), optional: true })
  exportLicenceNo!: string | null;
  /** State of the review: 0 reviewing, 1 approved, -1 rejected. */
  @OneOf([-1, 0, 1], { label: say('Решение', '审核状态', 'Decision') }) status!: number;
  @ListOf(() => ShopReviewReasonView) reasons!: ShopReviewReasonView[];
  @Text({ label: say('Проверил', '审核人', 'Reviewed by'), optional: true }) reviewedBy!: string | null;
  @Instant({ label: say('Подана', '提交时间', 'Submitted') }) submitTime!: string;
  @Instant({ label: say('Проверена', '审核时间', 'Reviewed'), optional: true }) reviewTime!: string | null;
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
  @Text({ label: say('Контакты', '联系人', 'Contact'), optional: true }) contactName!: string | null;
  @Text({ label: say('Телефон', '联系电话', 'Phone'), optional: true }) mobile!: string | null;
  @Text({ label: say('Код общественного кредита', '统一社会信用代码', 'Social credit code'), optional: true })
  uscc!: string | null;
  /** State of the review of the latest application; null for shops that came without one. */
  @OneOf([-1, 0, 1], { optional: true }) reviewStatus!: number | null;
  /** Reason, person and time of the closing by staff; null while it is not closed. */
  @Text({ label: say('Причина закрытия', '关店原因', 'Reason for closing'), optional: true, max: 300 })
  closedReason!: string | null;
  @Text({ label: say('Кто закрыл', '操作人', 'Closed by'), optional: true }) closedBy!: string | null;
  @Instant({ label: say('Закрыт', '关店时间', 'Closed'), optional: true }) closedTime!: string | null;
  @Instant({ label: say('Создан', '创建时间', 'Created') }) createTime!: string;
}
