import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@mall/validation';
import { fill, type TemplateFacts } from '../template/placeholders.js';
import type { TemplateContent } from '../template/template-content.js';

export interface Clause {
  readonly clauseId: string;
  readonly title: string;
  readonly text: string;
  readonly readSeconds: number;
}

export interface ContractText {
  readonly title: string;
  readonly preamble: string;
  readonly clauses: readonly Clause[];
}

/** The whole contract in each language, as it is stored and hashed. */
export type ContractBody = Readonly<Record<Locale, ContractText>>;

/** The wording of a template with the facts in it; clauses are numbered as they come. */
export function textOf(template: TemplateContent, facts: TemplateFacts, locale: Locale): ContractText {
  return {
    title: fill(template.title[locale], facts, locale),
    preamble: fill(template.preamble[locale], facts, locale),
    clauses: template.clauses.map(({ clauseId, readSeconds, title, text }, index) => ({
      clauseId,
      title: `${index + 1}. ${fill(title[locale], facts, locale)}`,
      text: fill(text[locale], facts, locale),
      readSeconds,
    })),
  };
}

/** Writes a contract out of its facts. The same facts and template give the same text, sign by sign. */
export function contractBody(template: TemplateContent, facts: TemplateFacts): string {
  return JSON.stringify(
    Object.fromEntries(LOCALES.map((locale) => [locale, textOf(template, facts, locale)])),
  );
}

/** SHA-256 of the exact stored text, in hex. */
export function contractHash(body: string): string {
  return createHash('sha256').update(body, 'utf8').digest('hex');
}
