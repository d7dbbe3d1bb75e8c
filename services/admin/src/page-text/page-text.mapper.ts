import { isDeepStrictEqual } from 'node:util';
import {
  factsOfCompany,
  fillPageText,
  pageTexts,
  type CompanyView,
  type PageTextRowView,
  type PageTextVersionView,
  type PageTextView,
  type PublicPageTextView,
} from '@mall/contracts/admin';
import type { Locale, Texts } from '@mall/validation';
import { unbroken } from '@mall/validation/typography';
import type { PageText } from './page-text.entity.js';
import { SHIPPED_TEXTS } from './shipped/index.js';

export const toVersion = (row: PageText): PageTextVersionView => ({
  code: row.code,
  version: row.version,
  isShipped: row.isShipped,
  restoredVersion: row.restoredVersion,
  note: row.note,
  changedBy: row.changedBy,
  changeTime: row.changedAt.toISOString(),
});

export function toRow(row: PageText, locale: Locale): PageTextRowView {
  const { names, path, needsLead, needsSections } = pageTexts[row.code];
  return {
    ...toVersion(row),
    name: names[locale],
    path,
    needsLead,
    needsSections,
    title: row.content.title,
    differsFromShipped: !isDeepStrictEqual(row.content, SHIPPED_TEXTS[row.code]),
  };
}

export const toView = (row: PageText, locale: Locale): PageTextView => ({
  ...toRow(row, locale),
  lead: row.content.lead ?? null,
  sections: row.content.sections,
});

/** Returns the text in one language as visitors see it. */
export function toShown(
  { code, version, content, changedAt }: PageText,
  company: CompanyView,
  locale: Locale,
): PublicPageTextView {
  const facts = factsOfCompany(company, locale);
  const shown = (texts: Texts): string => unbroken(fillPageText(texts[locale], facts));
  return {
    code,
    title: shown(content.title),
    lead: content.lead ? shown(content.lead) : null,
    sections: content.sections.map(({ key, title, entries }) => ({
      key,
      title: shown(title),
      entries: entries.map(({ heading, text }) => ({
        heading: heading ? shown(heading) : null,
        text: shown(text),
      })),
    })),
    version,
    since: changedAt.toISOString(),
  };
}
