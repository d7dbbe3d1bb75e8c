import { carFields } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from './filter-words.js';
import { CountedCheck } from './FacetChoices.js';
import type { FilterProps } from './use-facets.js';
import { withCars } from '../catalogue-queries.js';
import { useNamedMakes } from './use-named-makes.js';
import styles from './FilterPanel.module.css';

/** Number of makes listed before a name is typed. */
const SHOWN = 12;

/** Chooses makes, several of them, and below a chosen make its series. */
export function BrandFilter({ filter, facets, onChange }: FilterProps) {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState('');
  const [isAll, setAll] = useState(false);
  const chosen = filter.brandId ?? [];
  const counts = new Map(facets?.brands.map(({ value, count }) => [value, count]));
  const all = useNamedMakes().data?.list ?? [];
  const onSale = withCars(all);
  // A make without cars is listed only when the URL names it.
  const makes = [...onSale, ...all.filter((make) => !onSale.includes(make) && chosen.includes(make.brandId))]
    .map((make) => ({ ...make, count: facets ? (counts.get(make.brandId) ?? 0) : make.productCount }))
    .sort((a, b) => b.count - a.count);
  const seriesOf = (makeId: string) =>
    (facets?.series ?? []).filter(({ brandParentId }) => brandParentId === makeId);
  const isOpen = (makeId: string): boolean =>
    chosen.includes(makeId) || seriesOf(makeId).some(({ value }) => chosen.includes(value));

  const set = (ids: readonly string[]): void => onChange({ brandId: ids.length > 0 ? ids : undefined });
  const toggleMake = (makeId: string, isOn: boolean): void => {
    const below = seriesOf(makeId).map(({ value }) => value);
    const others = chosen.filter((id) => id !== makeId && !below.includes(id));
    set(isOn ? [...others, makeId] : others);
  };
  // A series narrows its make; when the last one is removed, the whole make is chosen again.
  const toggleSeries = (makeId: string, seriesId: string, isOn: boolean): void => {
    const others = chosen.filter((id) => id !== makeId && id !== seriesId);
    if (isOn) return set([...others, seriesId]);
    const isLast = !seriesOf(makeId).some(({ value }) => others.includes(value));
    set(isLast ? [...others, makeId] : others);
  };

  const wanted = typed.trim().toLocaleLowerCase();
  const found = makes.filter(
    ({ brandId, name, reading = '' }, index) =>
      isOpen(brandId) ||
      (wanted ? `${name} ${reading}`.toLocaleLowerCase().includes(wanted) : isAll || index < SHOWN),
  );
  return (
    <fieldset className={styles['group']}>
      <legend>{labelOf(carFields.brand)}</legend>
      {makes.length > SHOWN && (
        <input
          className={styles['input']}
          type="search"
          aria-label={t('filter.findBrand')}
          placeholder={t('filter.findBrand')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className={styles['makes']}>
        {found.map(({ brandId, name, reading, count }) => (
          <div key={brandId}>
            <CountedCheck
              checked={isOpen(brandId)}
              count={count}
              onToggle={(isOn) => toggleMake(brandId, isOn)}
            >
              {name} {reading && <span className="muted">{reading}</span>}
            </CountedCheck>
            {isOpen(brandId) && (
              <div
                className={styles['series']}
                role="group"
                aria-label={t('filter.seriesOf', { make: name })}
              >
                {seriesOf(brandId).map(({ value, name: series, count }) => (
                  <CountedCheck
                    key={value}
                    checked={chosen.includes(value)}
                    count={count}
                    onToggle={(isOn) => toggleSeries(brandId, value, isOn)}
                  >
                    {series}
                  </CountedCheck>
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
      {!wanted && !isAll && found.length < makes.length && (
        <button type="button" className={styles['more']} onClick={() => setAll(true)}>
          {t('filter.allBrands', { count: onSale.length })}
        </button>
      )}
    </fieldset>
  );
}
