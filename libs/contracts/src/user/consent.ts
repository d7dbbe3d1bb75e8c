import type { Texts } from '@mall/validation';
import type { PageTextCode } from '../admin/page-text.js';

interface ConsentPurposeRow {
  readonly names: Texts;
  /** The text of the shop that the person agrees to. */
  readonly text: PageTextCode;
}

const row = (text: PageTextCode, ru: string, zh: string, en: string): ConsentPurposeRow => ({
  names: { ru, zh, en },
  text,
});

/** Purposes of the processing of personal data; people consent to each of them apart from the others. */
export const consentPurposes = {
  account: row('privacy', 'Учётная запись', '账号', 'Account'),
  passport: row('privacy', 'Паспортные данные', '护照信息', 'Passport data'),
  checkout: row('privacy', 'Оформление заказов', '下单', 'Placing orders'),
  marketing: row('privacy', 'Рекламные сообщения', '营销信息', 'Advertising'),
} as const satisfies Record<string, ConsentPurposeRow>;

export type ConsentPurpose = keyof typeof consentPurposes;
export const CONSENT_PURPOSES = Object.keys(consentPurposes) as readonly ConsentPurpose[];
