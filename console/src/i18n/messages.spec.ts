import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from 'ra-language-english';
import { messagesEn } from './messages.en.js';
import { messagesRu } from './messages.ru.js';
import { messagesZh } from './messages.zh.js';
import { raRu } from './ra.ru.js';
import { raZh } from './ra.zh.js';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
const keys = (tree: unknown): string[] =>
  flat(tree as Tree)
    .map(([key]) => key)
    .sort();

test('react-admin speaks all three languages in full', () => {
  expect(keys(raRu)).toEqual(keys(en));
  expect(keys(raZh)).toEqual(keys(en));
});

test('the console speaks all three languages in full', () => {
  expect(keys(messagesRu)).toEqual(keys(messagesEn));
  expect(keys(messagesZh)).toEqual(keys(messagesEn));
});

test('every placeholder of a text is there in each language', () => {
  const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
  const english = new Map([...flat(messagesEn), ...flat(en as unknown as Tree)]);
  // Some languages say a count or a name without repeating it.
  const asked = (key: string, text: string): string[] =>
    placeholders(text).filter((one) => !placeholders(english.get(key) ?? '').includes(one));
  const wrong = [raRu, raZh, messagesRu, messagesZh].flatMap((catalogue) =>
    flat(catalogue as unknown as Tree).filter(([key, text]) => asked(key, text).length > 0),
  );
  expect(wrong).toEqual([]);
});

test('every key that the code names is in the catalogue', () => {
  const source = join(import.meta.dirname, '..');
  const known = new Set(keys(messagesEn));
  const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/i18n|spec/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/['"](console\.[\w.-]+|resources\.[\w.-]+)['"]/g),
    ])
    .map(([, key]) => key!);
  expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
});
