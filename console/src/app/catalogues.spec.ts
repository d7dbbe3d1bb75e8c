import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from 'ra-language-english';
import { resourceRights } from '@mall/web-kit';
import { recordFacts } from '../plain-records/facts.generated.js';
import { contractTexts } from '../i18n/contract-texts.js';
import { raRu } from '../i18n/ra.ru.js';
import { raZh } from '../i18n/ra.zh.js';
import type { TextsByLocale, TextTree } from '../i18n/texts.js';

const source = join(import.meta.dirname, '..');

const flat = (tree: TextTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
const keys = (tree: TextTree): string[] =>
  flat(tree)
    .map(([key]) => key)
    .sort();

/** Collected as in `i18n/catalogues`. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!i18n)[\w-]+[\\/](texts|texts[\\/]\w+)\.ts$/.test(file),
);
const own: TextsByLocale[] = [];
for (const file of files)
  own.push(...Object.values((await import(join(source, file))) as Record<string, TextsByLocale>));

test('react-admin has every text in three languages', () => {
  const english = keys(en as unknown as TextTree);
  expect(keys(raRu as unknown as TextTree)).toEqual(english);
  expect(keys(raZh as unknown as TextTree)).toEqual(english);
});

test('every resource of the contracts has a folder of its name with its texts, unless its pages follow from its declaration', () => {
  const special = Object.keys(resourceRights).filter((name) => !(name in recordFacts));
  const missing = special.filter((name) => {
    const index = join(source, name, 'index.ts');
    return !existsSync(index) || !readFileSync(index, 'utf8').includes(`resource('${name}'`);
  });
  expect(missing).toEqual([]);
  const without = special.filter((name) => !files.includes(join(name, 'texts.ts')));
  expect(without).toEqual([]);
});

test('every folder has every text in three languages, and no key is defined twice', () => {
  for (const { ru, zh, en: english } of own) {
    expect(keys(ru)).toEqual(keys(english));
    expect(keys(zh)).toEqual(keys(english));
  }
  const all = own.flatMap(({ en: english }) => keys(english));
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

/** Labels for which the console has other words than the contracts, with the reason. */
const ownWords: Readonly<Record<string, string>> = {
  'resources.files.fields.q': 'names what is searched',
  'resources.online-sessions.fields.q': 'names what is searched',
};

test('no folder repeats a text of the contracts, or replaces it without a reason', () => {
  const declared = new Set(keys(contractTexts.en));
  const repeated = own.flatMap(({ en: english }) => keys(english)).filter((key) => declared.has(key));
  expect(repeated.sort()).toEqual(Object.keys(ownWords).sort());
});

test('every placeholder of a text exists in each language', () => {
  const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
  const together = [...own, { ru: raRu, zh: raZh, en } as unknown as TextsByLocale];
  const english = new Map(together.flatMap((texts) => flat(texts.en)));
  // Some languages mention a count or a name without the placeholder.
  const asked = (key: string, text: string): string[] =>
    placeholders(text).filter((one) => !placeholders(english.get(key) ?? '').includes(one));
  const wrong = together
    .flatMap(({ ru, zh }) => [...flat(ru), ...flat(zh)])
    .filter(([key, text]) => asked(key, text).length > 0);
  expect(wrong).toEqual([]);
});

test('every key that the code uses exists in the catalogue', () => {
  const known = new Set([contractTexts, ...own].flatMap((texts) => keys(texts.en)));
  const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/i18n|spec|texts(\.ts$|[\\/])/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/['"](console\.[\w.-]+|resources\.[\w.-]+)['"]/g),
    ])
    .map(([, key]) => key!);
  expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
});
