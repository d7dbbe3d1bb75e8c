import {
  carFactTable,
  carFields,
  conditionWords,
  flagFields,
  rangeFields,
  roubles,
  word,
} from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import { cityName } from '../../../mall/city.js';
import { yuan } from '../../../mall/yuan.js';
import { WITHOUT_LANDED, type Filter } from './filter.js';
import { ATTRIBUTES, type NumberField } from './filter-fields.js';
import { useCategories } from '../catalogue-queries.js';
import { useAttributes } from './use-attributes.js';
import { useNamedMakes } from './use-named-makes.js';
import { choosing, chosenIn, listedFields } from './listed-fields.js';
import { labelOf, showRange } from './filter-words.js';
import type { Facets } from './use-facets.js';

export interface Chip {
  readonly text: string;
  /** The change that removes it. */
  readonly without: Filter;
}

/** Returns the active filters in words, each with the change that removes it. */
export function useChips(filter: Filter, facets: Facets | undefined): readonly Chip[] {
  const { t } = useTranslation('list');
  const makes = useNamedMakes().data?.list ?? [];
  const categories = useCategories().data ?? [];
  const attributes = useAttributes(filter);
  const named = (values: Facets['fuel'] | undefined, value: string): string | undefined =>
    values?.find((one) => one.value === value)?.name;
  const one = (text: string | undefined, without: Filter): Chip[] => (text ? [{ text, without }] : []);
  const several = (
    values: readonly string[],
    wordOf: (value: string) => string,
    choose: (values: readonly string[] | undefined) => Filter,
  ): Chip[] =>
    values.map((value) => {
      const others = values.filter((other) => other !== value);
      return { text: wordOf(value), without: choose(others.length > 0 ? others : undefined) };
    });
  const range = (
    [from, to]: readonly [NumberField, NumberField],
    show: (value: number) => string,
    name = '',
  ): Chip[] => {
    const [low, high] = [filter[from], filter[to]];
    if (low === undefined && high === undefined) return [];
    const bounds = [
      low === undefined ? '' : t('filter.fromValue', { value: show(low) }),
      high === undefined ? '' : t('filter.toValue', { value: show(high) }),
    ];
    const parts = low !== undefined && low === high ? [show(low)] : bounds;
    return [
      { text: [name, ...parts].filter(Boolean).join(' '), without: { [from]: undefined, [to]: undefined } },
    ];
  };
  const landedChip = (): Chip[] => {
    const { landedCity } = filter;
    const [bounds] = range(carFields.landed.address, (value) => roubles(value, locale));
    if (!bounds && landedCity === undefined) return [];
    const whole = [t('landed.chip'), bounds?.text].filter(Boolean).join(' ');
    const text = landedCity ? t('landed.chipTo', { whole, city: cityName(landedCity) }) : whole;
    return [{ text, without: WITHOUT_LANDED }];
  };
  const category = categories.find(({ categoryId }) => categoryId === filter.categoryId)?.name;
  const brandOf = (id: string): string =>
    makes.find(({ brandId }) => brandId === id)?.name ?? named(facets?.series, id) ?? t('filter.series');
  return [
    ...one(filter.keyword && t('filter.quoted', { text: filter.keyword }), { keyword: undefined }),
    ...one(filter.item && word(conditionWords, filter.item, locale), { item: undefined }),
    ...several(filter.brandId ?? [], brandOf, (brandId) => ({ brandId })),
    ...one(
      filter.categoryId &&
        (named(facets?.categories, filter.categoryId) ?? category ?? labelOf(carFields.category)),
      { categoryId: undefined },
    ),
    ...range(carFields.price.addressRoubles, (value) => roubles(value, locale)),
    ...range(carFields.price.addressYuan, (value) => yuan(value * 100)),
    ...landedChip(),
    ...rangeFields.flatMap((field) =>
      range(
        carFields[field.name].address,
        showRange(field),
        field.isNamedOnChip ? labelOf(carFactTable[field.name]) : '',
      ),
    ),
    ...listedFields.flatMap((field) =>
      several(
        chosenIn(filter, field),
        (value) => field.wordsOf(value, locale),
        (values) => choosing(field, values ?? []),
      ),
    ),
    ...several(
      filter[ATTRIBUTES] ?? [],
      (value) =>
        attributes.flatMap(({ attrValues }) => attrValues).find(({ attrValueId }) => attrValueId === value)
          ?.value ?? `${t('filter.attribute')} ${value}`,
      (values) => ({ [ATTRIBUTES]: values }),
    ),
    ...several(
      filter.region ?? [],
      (value) => named(facets?.regions, value) ?? value,
      (region) => ({ region }),
    ),
    ...several(
      filter.city ?? [],
      (value) => named(facets?.cities, value) ?? value,
      (city) => ({ city }),
    ),
    ...one(filter.shopId && (named(facets?.shops, filter.shopId) ?? labelOf(carFields.shop)), {
      shopId: undefined,
    }),
    ...flagFields.flatMap(({ name }) => {
      const { address } = carFields[name];
      return one(filter[address] && labelOf(carFields[name]), { [address]: undefined });
    }),
  ];
}
