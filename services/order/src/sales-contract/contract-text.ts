import { createHash } from 'node:crypto';
import { LOCALES, type Locale, type Texts } from '@mall/validation';
import type { ContractFacts } from '../wording/contract-facts.js';
import { carsText, fill, PLACEHOLDER, say, type TemplateFacts } from '../wording/placeholders.js';
import type { TemplateContent } from '../wording/template-content.js';

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

/** The whole text of a contract in each language. */
export type ContractBody = Readonly<Record<Locale, ContractText>>;

/** Returns the wording of a template with the facts in it; clauses are numbered in their order. */
export function textOf(template: TemplateContent, facts: TemplateFacts, locale: Locale): ContractText {
  const said = (wording: string): string => fill(wording, facts, locale);
  const { title, preamble, clauses } = wordingOf(template, locale);
  return {
    title: said(title),
    preamble: said(preamble),
    clauses: clauses.map((clause) => ({ ...clause, title: said(clause.title), text: said(clause.text) })),
  };
}

/** The values of a contract's placeholders, by language and by placeholder name. */
export type ContractWords = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** Formats the facts of a contract. The result is stored, so that later changes of formatting do not alter issued contracts. */
export function contractWords(template: TemplateContent, facts: TemplateFacts): ContractWords {
  const words: Record<Locale, Record<string, string>> = { ru: {}, zh: {}, en: {} };
  for (const { name, locale } of formOf(template).names) words[locale][name] = say(name, facts, locale);
  return words;
}

/**
 * Returns the exact text of a contract, from which its hash is computed: `ContractBody` as JSON in UTF-8. The same
 * template and words give the same bytes.
 */
export function contractBody(template: TemplateContent, words: ContractWords): Buffer {
  const { constants, gaps, names } = formOf(template);
  const said = names.map(({ name, locale }) => Buffer.from(JSON.stringify(words[locale][name]).slice(1, -1)));
  return Buffer.concat(
    constants.flatMap((constant, at) => (at === 0 ? [constant] : [said[gaps[at - 1]!]!, constant])),
  );
}

/** Returns the text as it was issued. @throws when its hash differs from the issued one. */
export function issuedText(template: TemplateContent, words: ContractWords, hash: string): ContractBody {
  const body = contractBody(template, words);
  if (contractHash(body) !== hash)
    throw new Error(`The text of the contract with the hash ${hash} has changed.`);
  return JSON.parse(body.toString()) as ContractBody;
}

/** Facts of a text as it was issued. */
export interface IssuedContract {
  readonly text: ContractBody;
  readonly cars: Texts;
}

/** Returns the list of cars as a contract says it; contracts from before `words` were stored are written anew. */
export const carsSaidBy = (words: ContractWords | null, facts: ContractFacts): Texts => ({
  ru: words?.ru.cars ?? carsText(facts, 'ru'),
  zh: words?.zh.cars ?? carsText(facts, 'zh'),
  en: words?.en.cars ?? carsText(facts, 'en'),
});

/**
 * Returns an issued text with the VINs of `facts`, which staff may have named since. The contract announces that a later
 * version names them; everything else stays as it was issued.
 */
export function withCarsOf({ text, cars }: IssuedContract, facts: ContractFacts): ContractBody {
  const inLocale = (locale: Locale): ContractText => {
    const present = carsText(facts, locale);
    const said = (wording: string): string => wording.replaceAll(cars[locale], () => present);
    const { title, preamble, clauses } = text[locale];
    return {
      title: said(title),
      preamble: said(preamble),
      clauses: clauses.map((clause) => ({ ...clause, text: said(clause.text) })),
    };
  };
  return { ru: inLocale('ru'), zh: inLocale('zh'), en: inLocale('en') };
}

/** Returns the SHA-256 of the exact text, in hex. */
export function contractHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Encoded parts that all contracts of one template share, which are most of each contract. */
interface Form {
  /** Texts before, between and after the gaps. */
  readonly constants: readonly Buffer[];
  /** Index of the name that fills each gap. */
  readonly gaps: readonly number[];
  readonly names: readonly { readonly name: string; readonly locale: Locale }[];
}

const forms = new WeakMap<TemplateContent, Form>();

function formOf(template: TemplateContent): Form {
  const known = forms.get(template);
  if (known) return known;
  const made = makeForm(template);
  forms.set(template, made);
  return made;
}

function makeForm(template: TemplateContent): Form {
  const constants: string[] = ['{'];
  const gaps: number[] = [];
  const names: { name: string; locale: Locale }[] = [];
  for (const locale of LOCALES) {
    const separator = locale === LOCALES[0] ? '' : ',';
    // JSON leaves braces and letters as they are, so a placeholder is still a placeholder in it.
    const pieces = JSON.stringify(wordingOf(template, locale)).split(PLACEHOLDER);
    constants[constants.length - 1] += `${separator}"${locale}":${pieces[0]!}`;
    for (let at = 1; at < pieces.length; at += 2) {
      const name = pieces[at]!;
      const place = names.findIndex((one) => one.name === name && one.locale === locale);
      gaps.push(place >= 0 ? place : names.push({ name, locale }) - 1);
      constants.push(pieces[at + 1]!);
    }
  }
  constants[constants.length - 1] += '}';
  return { constants: constants.map((text) => Buffer.from(text)), gaps, names };
}

/** Returns the wording in one language, with its placeholders. */
const wordingOf = ({ title, preamble, clauses }: TemplateContent, locale: Locale): ContractText => ({
  title: title[locale],
  preamble: preamble[locale],
  clauses: clauses.map(({ clauseId, readSeconds, title, text }, index) => ({
    clauseId,
    title: `${index + 1}. ${title[locale]}`,
    text: text[locale],
    readSeconds,
  })),
});
