import { carFields } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import { labelOf } from './filter-words.js';
import { AttributeFilters } from './AttributeFilter.js';
import { BrandFilter } from './BrandFilter.js';
import { ConditionFilter } from './ConditionFilter.js';
import { CountedCheck, FacetChoices, type Choice } from './FacetChoices.js';
import {
  choosing,
  chosenIn,
  foldedRanges,
  listedFields,
  openRanges,
  type ListedField,
} from './listed-fields.js';
import { PreferentialFilter, usePreference } from './PreferentialFilter.js';
import { PriceFilter } from './PriceFilter.js';
import { FoldedRangeFilter, RangeFilter } from './RangeFilter.js';
import type { Facets, FilterProps } from './use-facets.js';
import { YearFilter } from './YearFilter.js';
import styles from './FilterPanel.module.css';

type FacetValues = Facets['fuel'];

/** Returns the counted values in the order of the search, those with most cars first. */
const countedChoices = (values: FacetValues | undefined): readonly Choice[] =>
  (values ?? []).map(({ value, name, count }) => ({ value, label: name || value, count }));

/** Returns the values of a field with counts; those without cars come last, or are omitted where order matters. */
function listedChoices(
  { values, wordsOf, isOrdered }: ListedField,
  counted: FacetValues | undefined,
  chosen: readonly string[],
): readonly Choice[] {
  const counts = new Map(counted?.map(({ value, count }) => [value, count]));
  const choices = values.map((value) => ({
    value,
    label: wordsOf(value, locale),
    count: counted && (counts.get(value) ?? 0),
  }));
  return isOrdered
    ? choices.filter(({ value, count }) => count !== 0 || chosen.includes(value))
    : choices.sort((a, b) => Number(a.count === 0) - Number(b.count === 0));
}

/** Shows every filter of the search. The first few are open, the others one click away. */
export function FilterPanel({ filter, facets, onChange, onMove }: FilterProps) {
  const props = { filter, facets, onChange, onMove };
  return (
    <div className={styles['panel']}>
      <ConditionFilter {...props} />
      <BrandFilter {...props} />
      <PriceFilter {...props} />
      <YearFilter {...props} />
      {openRanges.map((field) =>
        field.name === 'powerHp' ? (
          <div key={field.name} className={styles['group']}>
            <RangeFilter {...props} field={field} />
            <PowerFilters {...props} />
          </div>
        ) : (
          <RangeFilter key={field.name} {...props} field={field} />
        ),
      )}
      <CountedCheck
        checked={filter.inStock === '1'}
        count={facets?.inStock}
        onToggle={(isOn) => onChange({ inStock: isOn ? '1' : undefined })}
      >
        {labelOf(carFields.inStock)}
      </CountedCheck>
      {listedFields.map((field) => {
        const chosen = chosenIn(filter, field);
        return (
          <FacetChoices
            key={field.name}
            label={labelOf(field)}
            choices={listedChoices(field, facets?.[field.name], chosen)}
            chosen={chosen}
            single={field.isSingle}
            open={field.isOpen}
            onChange={(next) => onChange(choosing(field, next ?? []))}
          />
        );
      })}
      <FacetChoices
        single
        label={labelOf(carFields.category)}
        choices={countedChoices(facets?.categories)}
        chosen={filter.categoryId ? [filter.categoryId] : []}
        onChange={(chosen) => onChange({ categoryId: chosen?.[0] })}
      />
      <AttributeFilters {...props} />
      {foldedRanges.map((field) => (
        <FoldedRangeFilter key={field.name} {...props} field={field} />
      ))}
      <FacetChoices
        label={labelOf(carFields.region)}
        choices={countedChoices(facets?.regions)}
        chosen={filter.region ?? []}
        most={8}
        onChange={(region) => onChange({ region })}
      />
      <FacetChoices
        label={labelOf(carFields.city)}
        choices={countedChoices(facets?.cities)}
        chosen={filter.city ?? []}
        most={8}
        onChange={(city) => onChange({ city })}
      />
      <FacetChoices
        single
        label={labelOf(carFields.shop)}
        choices={countedChoices(facets?.shops)}
        chosen={filter.shopId ? [filter.shopId] : []}
        onChange={(chosen) => onChange({ shopId: chosen?.[0] })}
      />
    </div>
  );
}

/** The limit that `facets.upTo160Hp` counts. */
const POWER_LIMIT = 160;

/** Filters that depend on the power of a car. */
function PowerFilters({ filter, facets, onChange }: FilterProps) {
  const { t } = useTranslation('list');
  const isFeeLimit = usePreference()?.combustionPowerHp === POWER_LIMIT;
  return (
    <>
      <CountedCheck
        checked={filter.powerTo === POWER_LIMIT}
        count={facets?.upTo160Hp}
        onToggle={(isOn) => onChange({ powerTo: isOn ? POWER_LIMIT : undefined })}
      >
        {t('filter.power160')}
        {isFeeLimit && (
          <>
            <br />
            <span className="muted small">{t('filter.power160Note')}</span>
          </>
        )}
      </CountedCheck>
      <PreferentialFilter {...{ filter, facets, onChange }} />
    </>
  );
}
