import { Id, Int, LOCALES, Nested, OneOf, Text, type Locale } from '@mall/validation';
import { CONSENT_PURPOSES, type ConsentPurpose } from './consent.js';

export const consentLabels = {
  consent: {
    ru: 'Согласие на обработку персональных данных',
    zh: '个人信息处理同意',
    en: 'Consent to the processing of personal data',
  },
  purpose: { ru: 'Для чего дано согласие', zh: '同意的用途', en: 'Purpose of the consent' },
  version: { ru: 'Версия текста', zh: '文本版本', en: 'Version of the text' },
  language: { ru: 'Язык текста', zh: '文本语言', en: 'Language of the text' },
};

/** The text that was shown when somebody consented. */
export class ShownTextDto {
  /** Number of the version, as the text itself carries it. */
  @Int({ label: consentLabels.version, min: 1, max: 2_147_483_647 }) version!: number;
  @OneOf(LOCALES, { label: consentLabels.language }) language!: Locale;
}

export class GiveConsentDto extends ShownTextDto {
  @OneOf(CONSENT_PURPOSES, { label: consentLabels.purpose }) purpose!: ConsentPurpose;
}

/** Internal: a consent that came with a request to another service. */
export class StoreConsentDto {
  @Id() userId!: string;
  @OneOf(CONSENT_PURPOSES) purpose!: ConsentPurpose;
  @Nested(() => ShownTextDto, { label: consentLabels.consent }) consent!: ShownTextDto;
  @Text({ optional: true, max: 64 }) ip?: string;
  /** The browser, as it names itself. */
  @Text({ optional: true, max: 300 }) device?: string;
}
