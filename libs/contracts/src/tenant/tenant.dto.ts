import {
  FileUrl,
  Id,
  Instant,
  ListOf,
  ListOfValues,
  Mobile,
  Nested,
  OneOf,
  Text,
  NamesDto,
  TextsDto,
  type Texts,
} from '@mall/validation';
import { AdminPageDto, MallPageDto } from '../define/index.js';
import {
  rejectReasons,
  reviewedDocuments,
  type RejectReasonCode,
  type ReviewedDocument,
} from './shop-status.js';
import { USCC } from './uscc.js';

export const shopLabels = {
  shopName: { ru: 'Название магазина', zh: '店铺名称', en: 'Shop name' },
  intro: { ru: 'О магазине', zh: '店铺简介', en: 'About the shop' },
  shopLogo: { ru: 'Логотип', zh: '店铺标志', en: 'Logo' },
  mobileBackgroundPic: { ru: 'Фон витрины', zh: '店铺背景图', en: 'Background picture' },
  businessLicense: { ru: 'Свидетельство о регистрации', zh: '营业执照', en: 'Business licence' },
  identityCardFront: {
    ru: 'Удостоверение руководителя, лицевая сторона',
    zh: '法人身份证正面',
    en: 'Legal-person ID, front',
  },
  identityCardLater: {
    ru: 'Удостоверение руководителя, обратная сторона',
    zh: '法人身份证反面',
    en: 'Legal-person ID, back',
  },
  contactName: { ru: 'Контактное лицо', zh: '联系人', en: 'Contact person' },
  mobile: { ru: 'Телефон', zh: '联系电话', en: 'Phone number' },
  uscc: { ru: 'Единый код общественного кредита', zh: '统一社会信用代码', en: 'Unified social credit code' },
  bankAccount: { ru: 'Расчётный счёт', zh: '对公账户', en: 'Bank account' },
  exportLicenceNo: {
    ru: 'Номер экспортной квалификации',
    zh: '出口资质编号',
    en: 'Export licence number',
  },
  reasons: { ru: 'Причины', zh: '原因', en: 'Reasons' },
  closedReason: { ru: 'Причина закрытия', zh: '关店原因', en: 'Reason for closing' },
} as const satisfies Record<string, Texts>;

const L = shopLabels;

/** Application to open a shop; a rejected one is corrected with it, too. */
export class ShopApplicationDto {
  @Text({ label: L.shopName, min: 2, max: 60, kind: 'name' }) shopName!: string;
  @Text({ label: L.intro, max: 1000, optional: true, kind: 'lines' }) intro?: string;
  @FileUrl({ label: L.shopLogo, optional: true }) shopLogo?: string;
  @FileUrl({ label: L.mobileBackgroundPic, optional: true }) mobileBackgroundPic?: string;
  @FileUrl({ label: L.businessLicense, missing: 'upload' }) businessLicense!: string;
  @FileUrl({ label: L.identityCardFront, missing: 'upload' }) identityCardFront!: string;
  @FileUrl({ label: L.identityCardLater, missing: 'upload' }) identityCardLater!: string;
  @Text({ label: L.contactName, max: 60, kind: 'name' }) contactName!: string;
  @Mobile({ label: L.mobile }) mobile!: string;
  @Text({
    label: L.uscc,
    pattern: USCC,
    message: {
      ru: 'Единый код общественного кредита: 18 цифр и латинских букв без I, O, S, V, Z',
      zh: '统一社会信用代码为 18 位数字或大写字母（不含 I、O、S、V、Z）',
      en: 'A unified social credit code has 18 digits and capital letters without I, O, S, V, Z',
    },
    kind: 'code',
  })
  uscc!: string;
  @Text({ label: L.bankAccount, max: 60, optional: true, kind: 'code' }) bankAccount?: string;
  @Text({ label: L.exportLicenceNo, max: 60, optional: true, kind: 'code' }) exportLicenceNo?: string;
}

export class ShopNameDto {
  @Text({ label: L.shopName, min: 2, max: 60, kind: 'name' }) shopName!: string;
}

export class ShopRefDto {
  @Id() shopId!: string;
}

export class CloseShopDto extends ShopRefDto {
  @Text({ label: L.closedReason, min: 3, max: 300, kind: 'lines' }) reason!: string;
}

export class ShopRefsDto {
  @ListOfValues('id', { maxItems: 500 }) shopIds!: string[];
}

export class ApplicationRefDto {
  @Id() applicationId!: string;
}

export class RejectReasonDto {
  @OneOf(reviewedDocuments) document!: ReviewedDocument;
  @OneOf(Object.keys(rejectReasons) as RejectReasonCode[]) code!: RejectReasonCode;
  @Text({ max: 500, optional: true, description: 'In the words of the reviewer', kind: 'lines' })
  text?: string;
}

export class AuditShopDto {
  @Id() shopId!: string;
  @OneOf([1, -1], {
    label: { ru: 'Решение', zh: '审核结果', en: 'Decision' },
    description: '1 approved, -1 rejected',
  })
  result!: 1 | -1;
  @ListOf(() => RejectReasonDto, { label: L.reasons, maxItems: 30, optional: true })
  reasons?: RejectReasonDto[];
}

export class ShopPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @OneOf([-1, 0, 1, 2, 3], { optional: true }) shopStatus?: number;
}

export class ApplicationPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @OneOf([-1, 0, 1], { optional: true }) status?: number;
  @Id({ optional: true }) shopId?: string;
  @Instant({ of: 'period', optional: true }) startTime?: string;
  @Instant({ of: 'period', optional: true, notBelow: 'startTime' }) endTime?: string;
}

/** Page of the mall family's lists of shops for the platform. */
export class PlatformShopPageDto extends MallPageDto {
  @Text({ optional: true, max: 60, kind: 'name' }) shopName?: string;
  @OneOf([-1, 0, 1, 2, 3], { optional: true }) shopStatus?: number;
}

export class PlatformAuditingPageDto extends MallPageDto {
  @Text({ optional: true, max: 60, kind: 'name' }) shopName?: string;
  @OneOf([-1, 0, 1], { optional: true }) status?: number;
}

/** Creates an open shop for the demo, without an application; repeating a key creates no second shop. */
export class ImportShopDto {
  @Text({ max: 40, pattern: /^[\w-]+$/, kind: 'raw' }) shopKey!: string;
  @Id({ optional: true, description: 'Missing: the next free one' }) shopId?: string;
  @Id() ownerUserId!: string;
  @Text({ max: 60, kind: 'name' }) shopName!: string;
  @Nested(() => NamesDto, { optional: true }) shopNames?: NamesDto;
  @Nested(() => TextsDto, { optional: true }) intros?: TextsDto;
  @FileUrl({ optional: true }) shopLogo?: string;
  @FileUrl({ optional: true }) mobileBackgroundPic?: string;
  @OneOf([1, 2], { optional: true, description: '1 the exporter itself, 2 a merchant' }) type = 2;
  @Text({ max: 60, optional: true, kind: 'name' }) contactName?: string;
  @Mobile({ optional: true }) mobile?: string;
  @Text({ optional: true, pattern: USCC, kind: 'code' }) uscc?: string;
}
