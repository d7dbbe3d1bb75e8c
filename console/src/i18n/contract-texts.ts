import { allOperations, allPlainRecords, allResources } from '@mall/contracts/all';
import type { PlainRecords, Resource } from '@mall/contracts/define';
import { fieldWords, recordKinds, tableWords } from '@mall/contracts/messaging';
import { carFactGroups } from '@mall/contracts/product';
import { fieldsOf, type Locale, type Shaped, type Texts } from '@mall/validation';
import type { TextsByLocale, TextTree } from './texts.js';

const SEARCH: Texts = { ru: 'Поиск', zh: '搜索', en: 'Search' };

/**
 * Texts that the contracts declare: labels of the fields of every resource, all texts of plain records, groups of a car's facts, and
 * the names of tables and fields in the history of records.
 * Browsers get them without the contract tables (`one-language.ts`).
 */
export const contractTexts: TextsByLocale = { ru: textsIn('ru'), zh: textsIn('zh'), en: textsIn('en') };

function textsIn(locale: Locale): TextTree {
  const plain = new Map(allPlainRecords.map(({ row }) => [row.name, plainTexts(row, locale)]));
  const resources = allResources.map((resource) => [
    resource.name,
    { fields: { q: SEARCH[locale], ...labelsOf(resource, locale) }, ...plain.get(resource.name) },
  ]);
  return {
    console: {
      cars: { groups: inLocale(carFactGroups, locale) },
      history: {
        fields: { ...namedElsewhere(locale), ...inLocale(fieldWords, locale) },
        tables: { ...tablesOfRecords(locale), ...inLocale(tableWords, locale) },
      },
    },
    resources: Object.fromEntries(resources) as TextTree,
  };
}

/** Returns labels of the fields that a resource asks for and answers. An id has that of the answers: requests call it by the record. */
function labelsOf({ idField, list, one, create, update }: Resource, locale: Locale): TextTree {
  const requests = [list, create, update].flatMap((operation) => operation?.request ?? []);
  const answers = [one?.response, (list.response as { readonly of: unknown }).of];
  const { [idField]: _, ...asked } = labelsIn(requests.filter(isShaped), locale);
  return { ...asked, ...labelsIn(answers.filter(isShaped), locale) };
}

/** Returns the names of records, by the tables that are named after them. */
function tablesOfRecords(locale: Locale): TextTree {
  const named = Object.entries(recordKinds).map(([name, { labels }]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    labels[locale],
  ]);
  return Object.fromEntries(named) as TextTree;
}

/** Returns labels for the history of records, of fields that some operation answers or asks for. */
function namedElsewhere(locale: Locale): TextTree {
  const found: Record<string, string> = {};
  const seen = new Set<Shaped>();
  const look = (shaped: unknown): void => {
    if (!isShaped(shaped) || seen.has(shaped)) return;
    seen.add(shaped);
    for (const [name, { label, nested }] of fieldsOf(shaped)) {
      if (label.en !== name) found[name] ??= label[locale];
      if (nested) look(nested());
    }
  };
  for (const { request, response } of allOperations) {
    look((response as { readonly of?: unknown }).of ?? response);
    look(request);
  }
  return found;
}

function isShaped(value: unknown): value is Shaped {
  return typeof value === 'function';
}

/** Returns labels by field, and those of its parts by `field.part`. A later class names a field before an earlier one. */
function labelsIn(classes: readonly Shaped[], locale: Locale): Record<string, string> {
  const labels = classes.flatMap((shaped) =>
    [...fieldsOf(shaped)].flatMap(([name, { label, nested }]) => [
      ...(label.en === name ? [] : [[name, label[locale]]]),
      ...Object.entries(nested ? labelsIn([nested()], locale) : {}).map(([part, text]) => [
        `${name}.${part}`,
        text,
      ]),
    ]),
  );
  return Object.fromEntries(labels) as Record<string, string>;
}

function plainTexts(
  { label, menu, hints = {}, absent = {}, choices = {} }: PlainRecords['row'],
  locale: Locale,
): TextTree {
  const named = Object.entries(choices).map(([field, values = {}]) => [field, inLocale(values, locale)]);
  return {
    name: pluralName(label, menu.labels, locale),
    hints: inLocale(hints, locale),
    absent: inLocale(absent, locale),
    choices: Object.fromEntries(named) as TextTree,
  };
}

/** Returns the name of one record and of several, in the form of polyglot. */
function pluralName(one: Texts, many: Texts, locale: Locale): string {
  if (locale === 'zh') return many.zh;
  return [one[locale], ...Array<string>(locale === 'ru' ? 2 : 1).fill(many[locale])].join(' |||| ');
}

function inLocale(texts: Readonly<Record<string, Texts | undefined>>, locale: Locale): TextTree {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text[locale]]] : [])),
  );
}
