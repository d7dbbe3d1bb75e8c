import { PAGE_TEXT_CODES, type PageTextContentDto } from '@mall/contracts/admin';
import { fillText, type Locale, type Texts } from '@mall/validation';
import { contentIssues } from './content-issues.js';
import { SHIPPED_TEXTS } from './shipped/index.js';
import { tidyContent } from './tidy-content.js';

const inAll = (text: string): Texts => ({ ru: text, zh: text, en: text });

const terms = (russian: string, over: Partial<PageTextContentDto> = {}): PageTextContentDto => ({
  title: inAll('Terms'),
  lead: inAll('Who sells.'),
  sections: [{ key: 'law', title: inAll('Law'), entries: [{ text: { ...inAll('Text'), ru: russian } }] }],
  ...over,
});

const said = (content: PageTextContentDto, locale: Locale = 'ru'): string[] =>
  contentIssues('terms', content).map(
    ({ field, text, params }) => `${field}: ${fillText(text, locale, params)}`,
  );

it.each(PAGE_TEXT_CODES)('%s is valid as it is shipped, and stored as it is written', (code) => {
  expect(contentIssues(code, SHIPPED_TEXTS[code])).toEqual([]);
  expect(tidyContent(SHIPPED_TEXTS[code])).toEqual(SHIPPED_TEXTS[code]);
});

it.each([
  ['<b>важно</b>', '<b>'],
  ['<script>alert(1)</script>', '<script>'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert'],
  ['<!-- x -->', '<!-- x --'],
  ['a&nbsp;b', '&nbsp;'],
  ['&#60;b', '&#60;'],
])('refuses markup where it stands: %s', (text, found) => {
  const [issue, ...others] = said(terms(text));
  expect(issue).toContain('sections.0.entries.0.text.ru: «Текст», русский: разметка');
  expect(issue).toContain(found);
  expect(others).toEqual([]);
});

it('accepts comparisons, ampersands and line breaks', () => {
  expect(said(terms('1. Возраст < 3 лет & мощность > 100.\n2. B&B; 5<6'))).toEqual([]);
});

it.each([
  ['right-to-left override', 'счёт\u202e0000', 'U+202E'],
  ['right-to-left mark', 'а\u200fб', 'U+200F'],
  ['zero width space', 'а\u200bб', 'U+200B'],
  ['escape', 'а\u001b[31m', 'U+001B'],
  ['line separator', 'а\u2028б', 'U+2028'],
])('names an invisible character: %s', (_, text, name) => {
  const [issue] = said(terms(text));
  expect(issue).toContain(name);
  expect(issue).not.toMatch(/[\u200b-\u200f\u2028\u202e\u001b]/u);
});

it.each(['{{constructor}}', '{{hasOwnProperty}}', '{{legalName}}'])(
  'names an unknown placeholder and lists the right ones: %s',
  (text) => {
    const [issue] = said(terms(text));
    expect(issue).toContain(
      `неизвестная подстановка ${text}. Есть такие: {{name}}, {{address}}, {{email}}, {{phone}}`,
    );
  },
);

it.each(['{{name}', '{name}', '{{ name }}'])('points to braces that are no placeholder: %s', (text) =>
  expect(said(terms(text))[0]).toContain('непарная фигурная скобка'),
);

it('asks for every language, the lead of a page, and at least one section', () => {
  expect(said(terms(' '), 'zh')).toEqual(['sections.0.entries.0.text.ru: 正文：缺少俄文内容']);
  expect(said({ title: inAll('Terms'), sections: [] })).toEqual([
    'lead: Заполните поле «Вступление»',
    'sections: «Разделы»: от 1 до 30 значений',
  ]);
  expect(contentIssues('contractSpecimen', { title: inAll('A'), lead: inAll('B'), sections: [] })).toEqual(
    [],
  );
});

it('accepts neither one code for two sections nor a text of a hundred printed pages', () => {
  const [section] = terms('a').sections;
  expect(said(terms('a', { sections: [section!, section!] }))).toEqual([
    'sections.1.key: «Код раздела»: код «law» уже есть у другого раздела',
  ]);
  const long = {
    ...section!,
    entries: Array.from({ length: 11 }, () => ({ text: inAll('я'.repeat(4_000)) })),
  };
  expect(said(terms('a', { sections: [long] }))[0]).toMatch(
    /^sections: «Разделы», русский: всего 44.\d+ знаков/,
  );
});

it('drops texts that are empty in every language, and spaces at the ends', () => {
  const { lead, sections } = tidyContent({
    ...terms(' а\r\nб '),
    lead: inAll(' '),
    sections: [
      { key: 'law', title: inAll('Law'), entries: [{ heading: inAll(''), text: inAll(' а\r\nб ') }] },
    ],
  });
  expect(lead).toBeUndefined();
  expect(sections[0]!.entries).toEqual([{ text: inAll('а\nб') }]);
});
