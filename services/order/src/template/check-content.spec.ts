import { fillText, type Locale } from '@mall/validation';
import { FIRST_TEMPLATES } from '../migrations/0001-first-templates.js';
import { contentIssues } from './check-content.js';
import { placeholdersOf } from '../wording/placeholders.js';
import type { TemplateContent } from '../wording/template-content.js';

const kinds = ['contract', 'proforma', 'invoice'] as const;
const contract: TemplateContent = structuredClone(FIRST_TEMPLATES.contract) as TemplateContent;
const withTitle = (ru: string): TemplateContent => ({ ...contract, title: { ...contract.title, ru } });
const said = (content: TemplateContent, locale: Locale = 'ru'): string[] =>
  contentIssues('contract', content).map(
    ({ field, text, params }) => `${field}: ${fillText(text, locale, params)}`,
  );

describe('a template', () => {
  it.each(kinds)('as shipped is valid: %s', (kind) =>
    expect(contentIssues(kind, FIRST_TEMPLATES[kind] as unknown as TemplateContent)).toEqual([]),
  );

  it('with an unknown placeholder gets its name, its place, and the list of known ones', () => {
    const [issue, ...others] = said(withTitle('Договор {contractNumbr}'));
    expect(issue).toContain(
      'title.ru: «Заголовок», русский: неизвестная подстановка {contractNumbr}. Есть такие: ',
    );
    for (const name of placeholdersOf('contract')) expect(issue).toContain(`{${name}}`);
    expect(others).toEqual([]);
    expect(said(withTitle('Договор {contractNumbr}'), 'zh')[0]).toContain(
      '标题（俄文）：未知占位符 {contractNumbr}',
    );
  });

  it('may use neither placeholders of an invoice only, nor a name that every object has', () => {
    expect(said(withTitle('{paidDay}'))[0]).toContain('{paidDay}');
    expect(said(withTitle('{constructor}'))[0]).toContain('{constructor}');
    expect(contentIssues('invoice', { title: withTitle('{paidDay}').title })).toEqual([]);
  });

  it.each(['№ {contractNumber', 'contractNumber}', '{}', '{contract number}', '{{contractNumber}}'])(
    'with a brace that is not paired gets its place: %s',
    (title) => expect(said(withTitle(title))[0]).toContain('непарная фигурная скобка'),
  );

  it('needs every text in every language, a reading time, and clause codes of their own', () => {
    expect(said({ ...contract, preamble: { ...contract.preamble, zh: ' ' } })).toEqual([
      'preamble.zh: «Вступление»: нет текста — китайский',
    ]);
    const [first, second, ...rest] = contract.clauses;
    const clauses = [first!, { ...second!, clauseId: first!.clauseId, readSeconds: 0 }, ...rest];
    expect(said({ ...contract, clauses })).toEqual([
      'clauses.1.readSeconds: «Время на чтение, с»: пункт договора читают не меньше секунды',
      'clauses.1.clauseId: «Код пункта»: код «subject» уже есть у другого пункта',
    ]);
  });
});
