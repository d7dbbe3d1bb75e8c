import {
  bodyWords,
  colourWords,
  conditionWords,
  driveWords,
  figure,
  fuelWords,
  gearboxWords,
  kilometres,
  roubles,
  steeringWords,
  word,
  yuan,
} from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import type { Filter, NumberField, SeveralField } from './filter.js';
import { useBrands, useCategories } from './home-queries.js';
import type { Facets } from './use-facets.js';

export interface Chip {
  readonly text: string;
  /** The change that takes it away. */
  readonly without: Filter;
}

const vocabularies = {
  fuel: fuelWords,
  body: bodyWords,
  gearbox: gearboxWords,
  drive: driveWords,
  colour: colourWords,
} as const;

/** What is asked for, in words, each part with a way out of it. */
export function useChips(filter: Filter, facets: Facets | undefined): readonly Chip[] {
  const { t } = useTranslation();
  const makes = useBrands(undefined).data?.list ?? [];
  const categories = useCategories().data ?? [];
  const named = (values: Facets['fuel'] | undefined, value: string): string | undefined =>
    values?.find((one) => one.value === value)?.name;
  const wordOf = (field: SeveralField, value: string): string => {
    if (field in vocabularies) return word(vocabularies[field as 'fuel'], value, locale);
    if (field === 'region') return named(facets?.regions, value) ?? value;
    if (field === 'city') return named(facets?.cities, value) ?? value;
    const make = makes.find(({ brandId }) => brandId === value)?.name;
    return make ?? named(facets?.series, value) ?? t('filter.series');
  };
  const one = (text: string | undefined, without: Filter): Chip[] => (text ? [{ text, without }] : []);
  const several = (field: SeveralField): Chip[] =>
    (filter[field] ?? []).map((value) => {
      const others = filter[field]!.filter((other) => other !== value);
      return { text: wordOf(field, value), without: { [field]: others.length > 0 ? others : undefined } };
    });
  const range = (from: NumberField, to: NumberField, show: (value: number) => string, name = ''): Chip[] => {
    const [low, high] = [filter[from], filter[to]];
    if (low === undefined && high === undefined) return [];
    const parts = [
      low === undefined ? '' : t('filter.fromValue', { value: show(low) }),
      high === undefined ? '' : t('filter.toValue', { value: show(high) }),
    ];
    return [
      { text: [name, ...parts].filter(Boolean).join(' '), without: { [from]: undefined, [to]: undefined } },
    ];
  };
  const category = categories.find(({ categoryId }) => categoryId === filter.categoryId)?.name;
  return [
    ...one(filter.keyword && t('filter.quoted', { text: filter.keyword }), { keyword: undefined }),
    ...one(filter.item && word(conditionWords, filter.item, locale), { item: undefined }),
    ...several('brandId'),
    ...one(
      filter.categoryId && (named(facets?.categories, filter.categoryId) ?? category ?? t('filter.category')),
      { categoryId: undefined },
    ),
    ...range('priceFrom', 'priceTo', (value) => roubles(value, locale)),
    ...range('yuanFrom', 'yuanTo', (value) => yuan(value * 100)),
    ...range('yearFrom', 'yearTo', String, t('filter.year')),
    ...range('kmFrom', 'kmTo', (value) => kilometres(value, locale), t('filter.mileageShort')),
    ...range('powerFrom', 'powerTo', (value) => figure(value, 'hp', locale)),
    ...range('ccFrom', 'ccTo', (value) => figure(value, 'cc', locale)),
    ...(Object.keys(vocabularies) as SeveralField[]).flatMap(several),
    ...one(filter.steering && word(steeringWords, filter.steering, locale), { steering: undefined }),
    ...several('region'),
    ...several('city'),
    ...one(filter.shopId && (named(facets?.shops, filter.shopId) ?? t('filter.shop')), { shopId: undefined }),
    ...one(filter.preferential && t('filter.preferential'), { preferential: undefined }),
    ...one(filter.age3to5 && t('filter.age3to5'), { age3to5: undefined }),
    ...one(filter.inStock && t('filter.inStock'), { inStock: undefined }),
  ];
}
