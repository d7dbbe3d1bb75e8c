import {
  bodyWords,
  colourWords,
  conditionWords,
  driveWords,
  fuelWords,
  gearboxWords,
  steeringWords,
  wholeNumber,
  word,
  type Texts,
} from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../components/ui/Segments.js';
import { locale } from '../../mall/locale.js';
import { BrandFilter } from './BrandFilter.js';
import { CountedCheck, FacetChoices, type Choice } from './FacetChoices.js';
import type { Filter, NumberField } from './filter.js';
import { NumberInput } from './NumberInput.js';
import { PreferentialFilter } from './PreferentialFilter.js';
import { PriceFilter } from './PriceFilter.js';
import type { Facets } from './use-facets.js';
import { YearFilter } from './YearFilter.js';
import styles from './FilterPanel.module.css';

export interface FilterPanelProps {
  readonly filter: Filter;
  /** Undefined until counted. */
  readonly facets: Facets | undefined;
  readonly onChange: (patch: Filter) => void;
}

const choices = [
  { field: 'fuel', facet: 'fuel', words: fuelWords },
  { field: 'body', facet: 'bodyType', words: bodyWords },
  { field: 'gearbox', facet: 'gearbox', words: gearboxWords },
  { field: 'drive', facet: 'drive', words: driveWords },
  { field: 'colour', facet: 'colour', words: colourWords },
] as const;

/** Values the search has counted, in its order, the cars of most first. */
const countedChoices = (values: Facets['fuel'] | undefined): readonly Choice[] =>
  (values ?? []).map(({ value, name, count }) => ({ value, label: name || value, count }));

/** The words of a vocabulary, counted; those that would leave nothing at the end. */
function wordChoices(
  words: Readonly<Record<string, Texts>>,
  values: Facets['fuel'] | undefined,
): readonly Choice[] {
  const counts = new Map(values?.map(({ value, count }) => [value, count]));
  return Object.keys(words)
    .map((value) => ({
      value,
      label: word(words, value, locale),
      count: values && (counts.get(value) ?? 0),
    }))
    .sort((a, b) => Number(a.count === 0) - Number(b.count === 0));
}

/** Every question the search can answer. The first few stand open, the others are one press away. */
export function FilterPanel({ filter, facets, onChange }: FilterPanelProps) {
  const { t } = useTranslation();
  const one = (field: 'categoryId' | 'shopId' | 'steering', label: string, offered: readonly Choice[]) => (
    <FacetChoices
      single
      label={label}
      choices={offered}
      chosen={filter[field] ? [filter[field]] : []}
      onChange={(chosen) => onChange({ [field]: chosen?.[0] })}
    />
  );
  return (
    <div className={styles['panel']}>
      <ConditionFilter {...{ filter, facets, onChange }} />
      <BrandFilter {...{ filter, facets, onChange }} />
      <PriceFilter filter={filter} onChange={onChange} />
      <YearFilter {...{ filter, facets, onChange }} />
      <Range
        {...{ filter, onChange }}
        legend={t('filter.mileage')}
        fields={['kmFrom', 'kmTo']}
        bounds={facets?.mileageKm}
      />
      <div className={styles['group']}>
        <Range
          {...{ filter, onChange }}
          legend={t('filter.power')}
          fields={['powerFrom', 'powerTo']}
          bounds={facets?.powerHp}
        />
        <CountedCheck
          checked={filter.powerTo === 160}
          count={facets?.upTo160Hp}
          onToggle={(isOn) => onChange({ powerTo: isOn ? 160 : undefined })}
        >
          {t('filter.power160')}
        </CountedCheck>
        <PreferentialFilter {...{ filter, facets, onChange }} />
      </div>
      <CountedCheck
        checked={filter.inStock === '1'}
        count={facets?.inStock}
        onToggle={(isOn) => onChange({ inStock: isOn ? '1' : undefined })}
      >
        {t('filter.inStock')}
      </CountedCheck>
      {choices.map(({ field, facet, words }) => (
        <FacetChoices
          key={field}
          label={t(`filter.${field}`)}
          choices={wordChoices(words, facets?.[facet])}
          chosen={filter[field] ?? []}
          open={field === 'fuel'}
          onChange={(chosen) => onChange({ [field]: chosen })}
        />
      ))}
      {one('steering', t('filter.steering'), wordChoices(steeringWords, facets?.steering))}
      {one('categoryId', t('filter.category'), countedChoices(facets?.categories))}
      <details className={styles['fold']} open={filter.ccFrom !== undefined || filter.ccTo !== undefined}>
        <summary>{t('filter.engine')}</summary>
        <Range
          {...{ filter, onChange }}
          legend={t('filter.engine')}
          fields={['ccFrom', 'ccTo']}
          bounds={facets?.engineCc}
          isNamed
        />
      </details>
      {(['region', 'city'] as const).map((field) => (
        <FacetChoices
          key={field}
          label={t(`filter.${field}`)}
          choices={countedChoices(field === 'region' ? facets?.regions : facets?.cities)}
          chosen={filter[field] ?? []}
          most={8}
          onChange={(chosen) => onChange({ [field]: chosen })}
        />
      ))}
      {one('shopId', t('filter.shop'), countedChoices(facets?.shops))}
    </div>
  );
}

function ConditionFilter({ filter, facets, onChange }: FilterPanelProps) {
  const { t } = useTranslation();
  const note = (value: string): string | undefined =>
    facets && wholeNumber(facets.condition.find((one) => one.value === value)?.count ?? 0, locale);
  return (
    <Segments
      label={t('filter.condition')}
      value={filter.item ?? 'any'}
      options={[
        { value: 'any', label: t('filter.any') },
        { value: 'new', label: t('home.newCars'), note: note('new') },
        { value: 'used', label: word(conditionWords, 'used', locale), note: note('used') },
      ]}
      onChange={(item) => onChange({ item: item === 'any' ? undefined : item })}
    />
  );
}

interface RangeProps {
  readonly legend: string;
  readonly fields: readonly [NumberField, NumberField];
  /** Of the cars there are; they stand in the empty fields. */
  readonly bounds: { readonly min?: number; readonly max?: number } | undefined;
  /** The legend is told elsewhere already. */
  readonly isNamed?: boolean;
  readonly filter: Filter;
  readonly onChange: (patch: Filter) => void;
}

/** From one number to another. */
function Range({ legend, fields, bounds, isNamed, filter, onChange }: RangeProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['group']}>
      <legend className={isNamed ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className={styles['pair']}>
        {fields.map((field, index) => {
          const end = index === 0 ? 'from' : 'to';
          const bound = index === 0 ? bounds?.min : bounds?.max;
          return (
            <NumberInput
              key={field}
              label={`${legend}, ${t(`filter.${end}`)}`}
              placeholder={[t(`filter.${end}`), bound !== undefined && wholeNumber(bound, locale)]
                .filter(Boolean)
                .join(' ')}
              value={filter[field]}
              onCommit={(value) => onChange({ [field]: value })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
