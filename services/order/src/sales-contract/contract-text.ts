import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@mall/validation';
import type { ContractFacts } from './contract-facts.js';
import { contractClauses, contractPreamble, contractTitle } from './contract-template.js';

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

const inLocale = (facts: ContractFacts, locale: Locale): ContractText => ({
  title: contractTitle[locale](facts),
  preamble: contractPreamble[locale](facts),
  clauses: contractClauses.map(({ clauseId, readSeconds, title, text }, index) => ({
    clauseId,
    title: `${index + 1}. ${title[locale]}`,
    text: text[locale](facts),
    readSeconds,
  })),
});

/** Writes a contract out of its facts. The same facts give the same text, sign by sign. */
export function contractBody(facts: ContractFacts): string {
  const body = Object.fromEntries(LOCALES.map((locale) => [locale, inLocale(facts, locale)]));
  return JSON.stringify(body);
}

/** SHA-256 of the exact stored text, in hex. */
export function contractHash(body: string): string {
  return createHash('sha256').update(body, 'utf8').digest('hex');
}
