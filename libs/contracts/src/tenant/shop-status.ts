import type { Texts } from '@mall/validation';

interface Row {
  readonly code: number;
  readonly label: Texts;
}

/** States of a shop, with the codes of the wire. */
export const shopStatuses = {
  notOpen: { code: -1, label: { ru: 'Не открыт', zh: '未开店', en: 'Not open' } },
  closed: { code: 0, label: { ru: 'Закрыт', zh: '停业中', en: 'Closed' } },
  open: { code: 1, label: { ru: 'Работает', zh: '营业中', en: 'Open' } },
  offline: { code: 2, label: { ru: 'Закрыт площадкой', zh: '平台下线', en: 'Closed by the mall' } },
  offlineReview: {
    code: 3,
    label: { ru: 'Снят, ожидает проверки', zh: '下线待审核', en: 'Offline, awaiting review' },
  },
} as const satisfies Record<string, Row>;

/** Owners of a shop, with the codes of the wire. */
export const shopTypes = { own: 1, merchant: 2 } as const;

export const reviewStatuses = {
  reviewing: { code: 0, label: { ru: 'На проверке', zh: '审核中', en: 'Reviewing' } },
  approved: { code: 1, label: { ru: 'Одобрено', zh: '审核通过', en: 'Approved' } },
  rejected: { code: -1, label: { ru: 'Отклонено', zh: '审核未通过', en: 'Rejected' } },
} as const satisfies Record<string, Row>;

/** Reasons for which a reviewer can reject an application; the code is stored, the text is shown. */
export const rejectReasons = {
  unreadable: {
    ru: 'Изображение нечёткое или обрезано',
    zh: '图片不清晰或不完整',
    en: 'The picture is unclear or cut off',
  },
  expired: { ru: 'Срок действия документа истёк', zh: '证件已过期', en: 'The document has expired' },
  mismatch: {
    ru: 'Данные не совпадают с заявкой',
    zh: '信息与申请不一致',
    en: 'The data does not match the application',
  },
  wrongDocument: {
    ru: 'Загружен не тот документ',
    zh: '上传的证件不正确',
    en: 'This is not the right document',
  },
  notAllowed: {
    ru: 'Не соответствует правилам площадки',
    zh: '不符合平台规则',
    en: 'Does not meet the rules of the mall',
  },
  other: { ru: 'Другая причина', zh: '其他原因', en: 'Other reason' },
} as const satisfies Record<string, Texts>;

export type RejectReasonCode = keyof typeof rejectReasons;

/** Parts of an application that a reason can refer to. */
export const reviewedDocuments = [
  'shopName',
  'intro',
  'shopLogo',
  'businessLicense',
  'identityCardFront',
  'identityCardLater',
  'uscc',
  'exportLicenceNo',
  'bankAccount',
  'contact',
] as const;

export type ReviewedDocument = (typeof reviewedDocuments)[number];
