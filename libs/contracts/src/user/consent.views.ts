import { Id, Instant, Int, LOCALES, OneOf, say, Text, type Locale } from '@mall/validation';
import { PAGE_TEXT_CODES, type PageTextCode } from '../admin/page-text.js';
import { CONSENT_PURPOSES, type ConsentPurpose } from './consent.js';

/** One consent of the person who asks: which text they agreed to, when, and whether it was withdrawn. */
export class ConsentView {
  @Id() consentId!: string;
  @OneOf(CONSENT_PURPOSES, { label: say('Для чего', '用途', 'Purpose') }) purpose!: ConsentPurpose;
  @OneOf(PAGE_TEXT_CODES, { label: say('Текст', '文本', 'Text') }) textCode!: PageTextCode;
  @Int({ label: say('Версия', '版本', 'Version') }) version!: number;
  @OneOf(LOCALES, { label: say('Язык', '语言', 'Language') }) language!: Locale;
  @Instant({ label: say('Дано', '同意时间', 'Given') }) givenTime!: string;
  @Instant({ label: say('Отозвано', '撤回时间', 'Withdrawn'), optional: true }) withdrawnTime!: string | null;
  /** Network address that the consent came from. */
  @Text({ label: say('Адрес в сети', '网络地址', 'Network address'), optional: true }) ip!: string | null;
  @Text({ label: say('Устройство', '设备', 'Device'), optional: true }) device!: string | null;
}
