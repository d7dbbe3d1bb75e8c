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
  type Texts,
} from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { read } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import { cleared, type Filter, type SeveralField } from './filter.js';
import type { FilterPanelProps } from './FilterPanel.js';
import { useBrands, useCategories } from './home-queries.js';
import styles from './FilterChips.module.css';

const words: Readonly<Record<SeveralField, Readonly<Record<string, Texts>>>> = {
  fuel: fuelWords,
  body: bodyWords,
  gearbox: gearboxWords,
  drive: driveWords,
  colour: colourWords,
};

interface Chip {
  readonly text: string;
  /** The change that takes it away. */
  readonly without: Filter;
}

/** What is asked for, each part with a way out of it. */
export function FilterChips({
  filter,
  onChange,
  onClear,
}: FilterPanelProps & { onClear: (filter: Filter) => void }) {
  const { t } = useTranslation();
  const chips = useChips(filter);
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('filter.applied')}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <button type="button" onClick={() => onChange(without)} aria-label={t('filter.remove', { text })}>
            {text}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles['clear']} onClick={() => onClear(cleared(filter))}>
          {t('filter.clear')}
        </button>
      </li>
    </ul>
  );
}

function useChips(filter: Filter): readonly Chip[] {
  const { t } = useTranslation();
  const brand = useBrands(undefined).data?.list.find(({ brandId }) => brandId === filter.brandId);
  const category = useCategories().data?.find(({ categoryId }) => categoryId === filter.categoryId);
  const { data: series } = useQuery({
    ...read('product.brand.childPage', { brandParentId: filter.brandId ?? '', pageSize: 500, sort: 3 }),
    enabled: filter.brandId !== undefined && filter.seriesId !== undefined,
  });
  const range = (
    from: number | undefined,
    to: number | undefined,
    show: (value: number) => string,
    without: Filter,
    name: string,
  ): Chip[] => {
    if (from === undefined && to === undefined) return [];
    const parts = [
      from === undefined ? '' : t('filter.fromValue', { value: show(from) }),
      to === undefined ? '' : t('filter.toValue', { value: show(to) }),
    ];
    return [{ text: [name, ...parts].filter(Boolean).join(' '), without }];
  };
  const one = (text: string | undefined, without: Filter): Chip[] => (text ? [{ text, without }] : []);
  return [
    ...one(filter.keyword && `«${filter.keyword}»`, { keyword: undefined }),
    ...one(filter.item && word(conditionWords, filter.item, locale), { item: undefined }),
    ...one(filter.brandId && (brand?.name ?? t('filter.brand')), { brandId: undefined }),
    ...one(
      filter.seriesId &&
        (series?.list.find(({ brandId }) => brandId === filter.seriesId)?.name ?? t('filter.series')),
      { seriesId: undefined },
    ),
    ...one(filter.categoryId && (category?.name ?? t('filter.category')), { categoryId: undefined }),
    ...range(
      filter.priceFrom,
      filter.priceTo,
      (value) => roubles(value, locale),
      { priceFrom: undefined, priceTo: undefined },
      '',
    ),
    ...range(
      filter.yearFrom,
      filter.yearTo,
      String,
      { yearFrom: undefined, yearTo: undefined },
      t('filter.year'),
    ),
    ...range(
      filter.kmFrom,
      filter.kmTo,
      (value) => kilometres(value, locale),
      { kmFrom: undefined, kmTo: undefined },
      t('filter.mileage'),
    ),
    ...range(
      filter.powerFrom,
      filter.powerTo,
      (value) => figure(value, 'hp', locale),
      { powerFrom: undefined, powerTo: undefined },
      '',
    ),
    ...range(
      filter.ccFrom,
      filter.ccTo,
      (value) => figure(value, 'cc', locale),
      { ccFrom: undefined, ccTo: undefined },
      '',
    ),
    ...(Object.keys(words) as SeveralField[]).flatMap((field) =>
      (filter[field] ?? []).map((value) => {
        const others = filter[field]!.filter((other) => other !== value);
        return {
          text: word(words[field], value, locale),
          without: { [field]: others.length > 0 ? others : undefined },
        };
      }),
    ),
    ...one(filter.steering && word(steeringWords, filter.steering, locale), { steering: undefined }),
    ...one(filter.inStock && t('filter.inStock'), { inStock: undefined }),
  ];
}
