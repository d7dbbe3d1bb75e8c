import { carFields, wholeNumber } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import { labelOf } from '../label-of.js';
import type { Filter } from './filter.js';
import type { FilterProps } from './filter-props.js';
import { yearChoices } from './year-choices.js';
import styles from './FilterPanel.module.css';

/** From one model year to another, each choice with the cars it would leave. */
export function YearFilter({ filter, facets, onChange }: FilterProps) {
  const { t } = useTranslation('list');
  const { yearFrom: from, yearTo: to } = filter;
  const select = (end: 'from' | 'to') => {
    const value = end === 'from' ? from : to;
    const choices = yearChoices(facets?.years ?? [], { from, to }, end);
    const isListed = value === undefined || choices.some(({ year }) => year === value);
    const label = `${labelOf(carFields.year)}, ${t(`filter.${end}`)}`;
    return (
      <select
        className={styles['input']}
        aria-label={label}
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
      <div className={styles['pair']}>
        {select('from')}
        {select('to')}
      </div>
    </fieldset>
  );
}
