import { readPdf } from '@mall/testing/pdf';
import { FIRST_TEMPLATES } from '../src/migrations/0001-first-templates.js';
import { drawDocument } from '../src/document/pdf/draw.js';
import { drawInspection } from '../src/document/pdf/draw-inspection.js';
import { toPrintedInspection } from '../src/inspection/to-printed-inspection.js';
import { toPrintedDocument } from '../src/document/to-printed-document.js';
import { textOf } from '../src/sales-contract/contract-text.js';
import { sampleDocument } from '../src/document/sample-document.js';
import { sampleFacts } from '../src/wording/sample-facts.js';

const issue = { version: 3, issuedAt: sampleFacts.issuedAt, factsHash: 'c0ffee'.padEnd(64, '0') };
const packed = (text: string): string => text.replace(/\s/g, '');

describe('a drawn document', () => {
  it('is the same bytes for the same document', async () => {
    const text = textOf(FIRST_TEMPLATES.proforma as never, sampleFacts, 'ru');
    const printed = toPrintedDocument({ facts: sampleDocument('proforma'), issue, text }, 'ru');
    expect((await drawDocument(printed)).equals(await drawDocument({ ...printed }))).toBe(true);
    const other = toPrintedDocument(
      { facts: sampleDocument('proforma'), issue: { ...issue, version: 4 }, text },
      'ru',
    );
    expect((await drawDocument(printed)).equals(await drawDocument(other))).toBe(false);
  });

  it('draws no box for a rouble sign in a wording, in any font', async () => {
    for (const [lang, wording, read] of [
      ['ru', 'Пеня: 100 ₽ в день', 'Пеня:100₽вдень'],
      ['zh', '违约金每日 100 ₽', '违约金每日100RUB'],
    ] as const) {
      const text = { ...textOf(FIRST_TEMPLATES.proforma as never, sampleFacts, lang), preamble: wording };
      const printed = toPrintedDocument({ facts: sampleDocument('proforma'), issue, text }, lang);
      expect((await readPdf(await drawDocument(printed))).packed).toContain(read);
    }
  });

  it.each(['ru', 'zh', 'en'] as const)('draws every letter that a name can have in %s', async (lang) => {
    const names = [
      'Байтұрсынұлы Әлихан Ғали',
      'Һәҙиә Өсөйөва',
      'Ґалаґан',
      'Ӏисраил',
      '阿卜杜热依木·买买提',
      '𠮷田',
    ];
    const text = {
      ...textOf(FIRST_TEMPLATES.proforma as never, sampleFacts, lang),
      preamble: names.join('; '),
    };
    const printed = toPrintedDocument({ facts: sampleDocument('proforma'), issue, text }, lang);
    const { packed: read } = await readPdf(await drawDocument(printed));
    for (const name of names) expect(read).toContain(packed(name.replace('𠮷', '[U+20BB7]')));
  });

  it.each(['proforma', 'invoice'] as const)('fits two pages in each language: %s', async (kind) => {
    for (const lang of ['ru', 'zh', 'en'] as const) {
      const text = textOf(FIRST_TEMPLATES[kind] as never, sampleFacts, lang);
      const printed = toPrintedDocument({ facts: sampleDocument(kind), issue, text }, lang);
      const { pages, packed: read } = await readPdf(await drawDocument(printed));
      expect(pages).toBeLessThanOrEqual(2);
      if (lang === 'ru')
        for (const fact of ['DAPУссурийск', '01.06.2021', '42000']) expect(read).toContain(fact);
    }
  });

  it('gives both sums with the codes that a bank registers them by', async () => {
    for (const lang of ['ru', 'zh', 'en'] as const) {
      const text = textOf(FIRST_TEMPLATES.proforma as never, sampleFacts, lang);
      const { totals } = toPrintedDocument({ facts: sampleDocument('proforma'), issue, text }, lang).prices;
      const { packed: read } = await readPdf(
        await drawDocument(toPrintedDocument({ facts: sampleDocument('proforma'), issue, text }, lang)),
      );
      for (const [at, code] of ['CNY', 'RUB'].entries()) {
        expect(totals[at]![1]).toMatch(new RegExp(`^[\\d\\s.,]+ ${code}$`));
        expect(read).toContain(packed(totals[at]![1]));
      }
    }
  });

  it.each([
    ['ru', 'Покупатель принимает автомобиль и оплачивает его цену. '],
    ['zh', '买方接受车辆并支付价款，卖方按约交付。'],
  ] as const)(
    'breaks a clause longer than a page without losing a character of it: %s',
    async (lang, sentence) => {
      const numbered = Array.from({ length: 260 }, (_, index) => `(${index}) ${sentence}`).join('');
      const text = textOf(FIRST_TEMPLATES.contract as never, sampleFacts, lang);
      const clauses = [{ ...text.clauses[0]!, text: numbered }, ...text.clauses.slice(1)];
      const printed = toPrintedDocument(
        { facts: sampleDocument('contract'), issue, text: { ...text, clauses }, isSample: true },
        lang,
      );
      const read = await readPdf(await drawDocument(printed));
      expect(read.pages).toBeGreaterThan(3);
      for (let index = 0; index < 260; index += 1) expect(read.packed).toContain(`(${index})`);
      for (const clause of clauses.slice(1)) expect(read.packed).toContain(packed(clause.title));
      // Every page has the number, the hash, and the watermark of a sample.
      for (const mark of [issue.factsHash, printed.watermark!, packed(printed.footer.number)])
        expect(read.packed.split(packed(mark)).length - 1).toBeGreaterThanOrEqual(read.pages);
    },
  );
});

describe('a drawn inspection report', () => {
  it('continues over as many pages as its defects need, loses none, and has the same bytes again', async () => {
    const defects = Array.from({ length: 120 }, (_, index) => ({
      panel: 'bonnet' as const,
      kind: 'chip' as const,
      sizeMm: index + 1,
    }));
    const report = { reportNo: 'IR-9', inspectedOn: '2026-11-01', score: 41, sections: [], defects };
    const { seller } = sampleFacts;
    const printed = toPrintedInspection({ car: { spuId: '7', spuName: 'Джили' }, report, seller }, 'ru');
    const bytes = await drawInspection(printed);
    const { pages, packed: read } = await readPdf(bytes);
    expect(pages).toBeGreaterThan(2);
    for (const { sizeMm } of defects) expect(read).toContain(`${sizeMm}.КапотСкол,${sizeMm}мм`);
    expect(bytes.equals(await drawInspection({ ...printed }))).toBe(true);
  });
});
