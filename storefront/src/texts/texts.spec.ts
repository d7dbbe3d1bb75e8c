import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = join(process.cwd(), 'storefront/src');
const features = readdirSync(join(source, 'features'), { recursive: true, encoding: 'utf8' });
const pageFolders = features
  .filter((file) => /[\\/]page\.ts$/.test(file))
  .map((file) => join('features', dirname(file)));

/** Some pages have only texts written by staff. */
const hasTexts = (folder: string): boolean =>
  readFileSync(join(source, folder, 'page.ts'), 'utf8').includes('texts:');

/** The place of each set of texts, with `*` for the language. */
const sets = [
  ...readdirSync(join(source, 'texts/ru')).map((name) => `texts/*/${name}`),
  ...pageFolders.filter(hasTexts).map((folder) => `${folder}/texts/*.json`),
];

/** Plural endings that each language needs. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ru: ['few', 'many', 'one', 'other'],
  en: ['one', 'other'],
  zh: ['other'],
};

function textsOf(language: string, set: string): ReadonlyMap<string, string> {
  const flat = (value: unknown, path: string): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
  return new Map(flat(JSON.parse(readFileSync(join(source, set.replace('*', language)), 'utf8')), ''));
}

const DAY_AT_END = /\{\{(?:date|day|since)\}\}\./;
const plural = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'count')
    .sort();

describe.each(sets)('%s', (set) => {
  const russian = textsOf('ru', set);

  it.each(['zh', 'en'])('has the same keys in %s as in Russian', (language) => {
    const keys = (texts: ReadonlyMap<string, string>): string[] =>
      [...new Set([...texts.keys()].map((key) => key.replace(plural, '')))].sort();
    expect(keys(textsOf(language, set))).toEqual(keys(russian));
  });

  it.each(['ru', 'zh', 'en'])('has every plural form of %s', (language) => {
    const texts = textsOf(language, set);
    const counted = [...texts.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, ''));
    for (const key of new Set(counted)) {
      const endings = [...texts.keys()].filter(
        (other) => other.replace(plural, '') === key && plural.test(other),
      );
      expect(endings.map((other) => plural.exec(other)![1]).sort()).toEqual(ENDINGS[language]);
    }
  });

  it.each(['zh', 'en'])('fills the same placeholders in %s', (language) => {
    for (const [key, text] of textsOf(language, set)) {
      const original = russian.get(key) ?? russian.get(key.replace(plural, '_one'));
      expect([key, placeholders(text)]).toEqual([key, placeholders(original ?? '')]);
    }
  });

  it('has no Russian sentence that ends with a date, which ends with «г.» itself', () => {
    for (const [key, text] of russian)
      expect([key, text]).toEqual([key, expect.not.stringMatching(DAY_AT_END)]);
  });

  it('has no empty text', () => {
    for (const language of ['ru', 'zh', 'en'])
      for (const [key, text] of textsOf(language, set)) expect([key, text.trim()]).not.toEqual([key, '']);
  });
});

it('every folder with a page.ts is listed in app/pages.ts, once', () => {
  const listed = [...readFileSync(join(source, 'app/pages.ts'), 'utf8').matchAll(/'\.\.\/(.+)\/page\.js'/g)];
  expect(listed.map(([, folder]) => folder!).sort()).toEqual([...pageFolders].sort());
});

it('no two pages share a path', () => {
  const paths = pageFolders.map(
    (folder) => /path: '(.+)'/.exec(readFileSync(join(source, folder, 'page.ts'), 'utf8'))![1],
  );
  expect(new Set(paths).size).toBe(pageFolders.length);
});
