import { FIRST_TEMPLATES } from '../migrations/0001-first-templates.js';
import { sampleFacts as facts } from '../wording/sample-facts.js';
import { formatMinor, formatMoment } from '../wording/contract-facts.js';
import {
  carsSaidBy,
  contractBody,
  contractHash,
  contractWords,
  issuedText,
  textOf,
  type ContractBody,
  withCarsOf,
} from './contract-text.js';

const template = FIRST_TEMPLATES.contract;

describe('contract text', () => {
  const bytesOf = (given: typeof facts): Buffer => contractBody(template, contractWords(template, given));
  const body = JSON.parse(bytesOf(facts).toString()) as ContractBody;

  it('contains the same facts in all three languages', () => {
    for (const locale of ['ru', 'zh', 'en'] as const) {
      const whole = JSON.stringify(body[locale]);
      for (const fact of ['UAC261121-100001', 'LGWEF4A57NH123456', '45••••••56'])
        expect(whole).toContain(fact);
      expect(whole).toContain(formatMinor(8_500_000, locale));
      expect(whole).toContain(formatMinor(114_325_000, locale));
      expect(whole).toContain(formatMoment(facts.payBefore, locale));
      expect(whole).not.toMatch(/undefined|null|NaN|\$\{/);
    }
  });

  it('keeps the text of documents, letter by letter, whatever a name or an address contains', () => {
    const odd = { ...facts, buyer: { ...facts.buyer, fullName: 'О\u2019Хара "Ёж"\n\\ {rate} 🚗' } };
    const kept = JSON.parse(JSON.stringify(contractWords(template, odd))) as ReturnType<typeof contractWords>;
    const issued = issuedText(template, kept, contractHash(bytesOf(odd)));
    for (const locale of ['ru', 'zh', 'en'] as const)
      expect(issued[locale]).toEqual(textOf(template, odd, locale));
    expect(JSON.stringify(issued)).toContain(JSON.stringify(odd.buyer.fullName).slice(1, -1));
  });

  it('has each clause, with a title and a time to read, in each language', () => {
    for (const locale of ['ru', 'zh', 'en'] as const) {
      expect(body[locale].clauses.map(({ clauseId }) => clauseId)).toEqual(
        template.clauses.map(({ clauseId }) => clauseId),
      );
      for (const clause of body[locale].clauses) {
        expect(clause.text.length).toBeGreaterThan(30);
        expect(clause.readSeconds).toBeGreaterThanOrEqual(3);
      }
    }
    expect(new Set(template.clauses.map(({ clauseId }) => clauseId)).size).toBe(template.clauses.length);
  });

  it('is the same text and hash for the same facts, and another for another amount', () => {
    expect(contractHash(bytesOf(facts))).toBe(contractHash(bytesOf({ ...facts })));
    expect(contractHash(bytesOf({ ...facts, totalMinor: 8_500_001 }))).not.toBe(contractHash(bytesOf(facts)));
  });

  const A = 'LVVDB21B1RD000001';
  const B = 'LVVDB21B1RD000002';
  const line = (vins: readonly string[], count: number) => ({
    ...facts.items[0]!,
    vin: vins.join(', ') || null,
    count,
  });
  const LATER = { ru: /следующей редакции/u, zh: /后续版本/u, en: /later version/u } as const;

  it.each([
    ['one car', [[[A], 1]]],
    ['two cars of a line', [[[A, B], 2]]],
    ['one of two cars of a line', [[[A], 2]]],
    ['the second of two lines', [[[], 1], [[B], 1]]], // prettier-ignore
    ['no car', [[[], 1], [[], 3]]], // prettier-ignore
  ] as const)('says the VINs that are named later as if it were written now: %s', (_, lines) => {
    const before = { ...facts, items: lines.map(([, count]) => line([], count)) };
    const after = { ...facts, items: lines.map(([vins, count]) => line(vins, count)) };
    const words = contractWords(template, before);
    const text = issuedText(template, words, contractHash(bytesOf(before)));
    for (const cars of [carsSaidBy(words, before), carsSaidBy(null, before)])
      expect(withCarsOf({ text, cars }, after)).toEqual(
        issuedText(template, contractWords(template, after), contractHash(bytesOf(after))),
      );
    const isComplete = lines.every(([vins, count]) => vins.length === count);
    for (const locale of ['ru', 'zh', 'en'] as const) {
      const shown = JSON.stringify(withCarsOf({ text, cars: carsSaidBy(words, before) }, after)[locale]);
      for (const vin of lines.flatMap(([vins]) => vins)) expect(shown).toContain(vin);
      expect(LATER[locale].test(shown)).toBe(!isComplete);
    }
  });

  it('is not shown when its wording has changed', () => {
    const reworded = { ...template, preamble: { ...template.preamble, en: `${template.preamble.en} Not.` } };
    const [words, hash] = [contractWords(template, facts), contractHash(bytesOf(facts))];
    expect(() => issuedText(reworded, words, hash)).toThrow('has changed');
  });

  it('writes money and times as each language does', () => {
    expect(formatMinor(123_456_789, 'ru')).toBe('1\u00a0234\u00a0567,89');
    expect(formatMinor(123_456_709, 'en')).toBe('1,234,567.09');
    expect(formatMinor(5, 'zh')).toBe('0.05');
    expect(formatMoment(facts.payBefore, 'ru')).toBe('25.11.2026 00:30 по времени Владивостока (UTC+10)');
    expect(formatMoment(facts.payBefore, 'zh')).toBe('2026年11月25日00:30（符拉迪沃斯托克时间，UTC+10）');
  });
});
