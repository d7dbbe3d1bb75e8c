import { FIRST_TEMPLATES } from '../migrations/0001-first-templates.js';
import { textOf } from '../sales-contract/contract-text.js';
import { sampleFacts } from '../wording/sample-facts.js';
import { sampleDocument } from './sample-document.js';
import { documentHtml } from './document-html.js';
import { toPrintedDocument } from './to-printed-document.js';

const issue = { version: 1, issuedAt: sampleFacts.issuedAt, factsHash: '0'.repeat(64) };

describe('the HTML of a document', () => {
  it.each(['ru', 'zh', 'en'] as const)('leaves no placeholder and nothing undefined behind: %s', (lang) => {
    for (const kind of ['contract', 'proforma', 'invoice'] as const) {
      const text = textOf(FIRST_TEMPLATES[kind] as never, sampleFacts, lang);
      const html = documentHtml(toPrintedDocument({ facts: sampleDocument(kind), issue, text }, lang));
      expect(html.replace(/<style>.*<\/style>/s, '')).not.toMatch(/[{}]|undefined|NaN|\[object/);
      expect(html).toContain(sampleFacts.contractNumber);
    }
  });

  it('lists payments at import line by line, with their tables, and a lower bound where one is open', () => {
    const text = textOf(FIRST_TEMPLATES.proforma as never, sampleFacts, 'ru');
    const facts = { ...sampleDocument('proforma'), creditedMinor: 3_000_000 };
    const html = documentHtml(toPrintedDocument({ facts, issue, text }, 'ru'));
    expect(html).toContain('286\u00a0000,00 RUB · Решение Совета ЕЭК № 107, 2026-01-01');
    expect(html).toContain('не рассчитано');
    expect(html).toContain('не меньше 291\u00a0200,00 RUB');
    expect(html).toContain('55\u00a0000,00 CNY');
  });

  it('runs no code from a template or a name', () => {
    const evil = '<script>alert(1)</script><img src=x onerror="alert(2)">';
    const facts = { ...sampleFacts, buyer: { ...sampleFacts.buyer, fullName: evil } };
    const text = textOf(
      { ...FIRST_TEMPLATES.contract, title: { ru: evil, zh: evil, en: evil } } as never,
      facts,
      'ru',
    );
    const html = documentHtml(
      toPrintedDocument({ facts: { ...sampleDocument('contract'), contract: facts }, issue, text }, 'ru'),
    );
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain("default-src 'none'");
  });
});
