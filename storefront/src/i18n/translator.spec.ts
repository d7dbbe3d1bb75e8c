import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { Translator, type TextTree } from './translator.js';

const source = join(process.cwd(), 'storefront/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /texts[\\/].*\.json$/.test(file),
);
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_234.5, 1_000_000];

const keysOf = (tree: TextTree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

describe.each(['ru', 'zh', 'en'])('texts in %s', (language) => {
  const own = files.filter((file) => new RegExp(`[\\\\/]${language}(?:\\.json|[\\\\/])`).test(file));

  it.each(own)('%s read as the library reads them', async (file) => {
    const texts = JSON.parse(readFileSync(join(source, file), 'utf8')) as TextTree;
    const library = i18next.createInstance();
    const resources = { [language]: { page: texts } };
    await library.init({
      lng: language,
      fallbackLng: false,
      ns: ['page'],
      defaultNS: 'page',
      resources,
      interpolation: { escapeValue: false },
    });
    const read = library.t as unknown as (key: string, values: object) => string;
    const translator = new Translator(language);
    const keys = new Set(keysOf(texts).map((key) => key.replace(/_(?:one|few|many|other)$/, '')));
    for (const key of keys) {
      const names = [...JSON.stringify(texts).matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!);
      const values = Object.fromEntries(names.map((name) => [name, `«${name}» & $t(x)`]));
      for (const count of COUNTS)
        expect([key, translator.text(texts, key, { ...values, count })]).toEqual([
          key,
          read(key, { ...values, count }),
        ]);
    }
  });
});

test('a text that is missing shows its key, and a value that is missing nothing', () => {
  const translator = new Translator('ru');
  expect(translator.text({ car: { price: 'Цена {{sum}}.' } }, 'car.price')).toBe('Цена .');
  expect(translator.text({ car: {} }, 'car.price')).toBe('car.price');
  expect(translator.text({}, 'constructor.name')).toBe('constructor.name');
});
