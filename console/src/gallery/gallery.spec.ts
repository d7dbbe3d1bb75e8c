import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROP_NOTES } from './prop-notes.js';
import { propsOf } from './props-of.js';
import { galleryTexts } from './texts.js';
import { GALLERY_WIDGETS } from './widgets.js';

const source = join(import.meta.dirname, '..');
const widgets = join(source, 'widgets');

test.each(GALLERY_WIDGETS)('$id has an example, a name and a table of properties', ({ id, of }) => {
  expect(existsSync(join(source, 'gallery', 'examples', `${id}.tsx`))).toBe(true);
  expect(galleryTexts.en.console.gallery.names).toHaveProperty(id);
  expect(existsSync(join(widgets, `${of}.tsx`))).toBe(true);
});

test('every widget stands in the gallery', () => {
  const shown = new Set<string>(GALLERY_WIDGETS.map(({ of }) => `${of}.tsx`));
  const all = readdirSync(join(widgets, 'fields'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `fields/${file}`);
  const ofFields = all.filter((file) => /Field|Button|Dialog|Calendar|Editor|Tree/.test(file));
  expect(ofFields.filter((file) => !shown.has(file))).toEqual([]);
});

test('properties are read with their defaults and comments', () => {
  const rows = propsOf(readFileSync(join(widgets, 'fields', 'AmountField.tsx'), 'utf8'));
  expect(rows).toContainEqual({
    name: 'group',
    type: '3 | 4',
    isOptional: true,
    fallback: '4',
    note: 'Digits of a group: four as Chinese counts, or three.',
  });
  expect(rows.map(({ name }) => name)).toContain('prefix');
});

test('every property is explained, in each language', () => {
  const rows = GALLERY_WIDGETS.flatMap(({ of }) =>
    propsOf(readFileSync(join(widgets, `${of}.tsx`), 'utf8')).map((row) => ({ of, ...row })),
  );
  expect(rows.filter(({ note }) => !note).map(({ of, name }) => `${of}: ${name}`)).toEqual([]);
  expect([...new Set(rows.map(({ note }) => note))].sort()).toEqual(Object.keys(PROP_NOTES).sort());
});
