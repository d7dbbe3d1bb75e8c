import type { Locale, Texts } from '@mall/validation';
import { phone as spoken } from '@mall/validation/phone';
import type { CompanyView } from './company.views.js';

interface PageTextRow {
  readonly names: Texts;
  /** The storefront's page that shows it. */
  readonly path: string;
  /** Whether the page needs a lead, which search engines show too. */
  readonly needsLead: boolean;
  readonly needsSections: boolean;
}

const row = (
  path: string,
  ru: string,
  zh: string,
  en: string,
  needs: Partial<PageTextRow> = {},
): PageTextRow => ({
  names: { ru, zh, en },
  path: `/secoundHandCar/${path}`,
  needsLead: true,
  needsSections: true,
  ...needs,
});

/** Every text of the storefront that staff edit, by its code. */
export const pageTexts = {
  introduction: row('introduction', 'О компании', '公司简介', 'Company profile', { needsLead: false }),
  questions: row('questions', 'Вопросы и ответы', '常见问题', 'Questions and answers'),
  terms: row('terms', 'Условия покупки', '购车须知', 'Terms of purchase'),
  privacy: row('privacy', 'Персональные данные', '个人信息', 'Personal data'),
  contractSpecimen: row('contract-specimen', 'Образец договора', '合同样本', 'Specimen contract', {
    needsSections: false,
  }),
  homeTrust: row('index', 'Главная: почему нам доверяют', '首页：为什么值得信赖', 'Home: why rely on us', {
    needsLead: false,
  }),
} as const satisfies Record<string, PageTextRow>;

export type PageTextCode = keyof typeof pageTexts;
export const PAGE_TEXT_CODES = Object.keys(pageTexts) as readonly PageTextCode[];

/** Placeholders that may stand in double braces: facts of the company, from the parameters. */
export const PAGE_TEXT_PLACEHOLDERS = ['name', 'address', 'email', 'phone'] as const;
export type PageTextPlaceholder = (typeof PAGE_TEXT_PLACEHOLDERS)[number];

/** Matches `{{name}}`, with the name as the group. */
export const PAGE_TEXT_PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Facts of the company as readers of one language see them. */
export type PageTextFacts = Readonly<Record<PageTextPlaceholder, string>>;

/** Returns the text with the facts in the place of its placeholders; unknown placeholders stay as they are. */
export const fillPageText = (text: string, facts: PageTextFacts): string =>
  text.replace(PAGE_TEXT_PLACEHOLDER, (braced, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as PageTextPlaceholder] : braced,
  );

type Company = Pick<CompanyView, 'legalName' | 'address' | 'email' | 'phone'>;

export const factsOfCompany = (
  { legalName, address, email, phone }: Company,
  locale: Locale,
): PageTextFacts => ({ name: legalName[locale], address: address[locale], email, phone: spoken(phone) });
