import { carFields, wholeNumber } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import { labelOf } from './filter-words.js';
import { barsByValue } from './bars.js';
import type { Filter } from './filter.js';
import type { FilterProps } from './use-facets.js';
import { SliderFilter, useShown } from './SliderFilter.js';
import { yearChoices, yearScale } from './year-choices.js';
import styles from './FilterPanel.module.css';

/** Filters by a range of model years, each choice with the number of cars that would be left. */
export function YearFilter({ filter, facets, onChange, onMove }: FilterProps) {
  const { t } = useTranslation('list');
  const { yearFrom: from, yearTo: to } = filter;
  const scale = yearScale(facets?.years ?? []);
  const [shown, setShown] = useShown(from ?? scale.min, to ?? scale.max);
  const nameOf = (end: 'from' | 'to'): string => `${labelOf(carFields.year)}, ${t(`filter.${end}`)}`;
  const select = (end: 'from' | 'to') => {
    const value = end === 'from' ? from : to;
    const choices = yearChoices(facets?.years ?? [], { from, to }, end);
    const isListed = value === undefined || choices.some(({ year }) => year === value);
    return (
      <select
        className={styles['input']}
        aria-label={nameOf(end)}
        value={value ?? ''}
        onChange={({ target }) =>
          onChange({
            [end === 'from' ? 'yearFrom' : 'yearTo']: target.value ? Number(target.value) : undefined,
          } as Filter)
        }
      >
        <option value="">{t(`filter.${end}`)}</option>
        {!isListed && <option value={value}>{value}</option>}
        {choices.map(({ year, count }) => (
          <option key={year} value={year}>
            {`${year} (${wholeNumber(count, locale)})`}
          </option>
        ))}
      </select>
    );
  };
  return (
    <fieldset className={styles['group']}>
      <legend>{labelOf(carFields.year)}</legend>
      <SliderFilter
        name={labelOf(carFields.year)}
        labels={[nameOf('from'), nameOf('to')]}
        bars={facets && barsByValue(facets.years, scale)}
        {...{ scale, shown, onChange, onMove }}
        onShow={setShown}
        show={String}
        patchOf={(low, high) => ({
          yearFrom: low > scale.min ? low : undefined,
          yearTo: high < scale.max ? high : undefined,
        })}
      />
      <div className={styles['pair']}>
        {select('from')}
        {select('to')}
      </div>
    </fieldset>
  );
}
