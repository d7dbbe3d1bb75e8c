import { carFields, importerWords, roubles, word } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/ui/Field.js';
import { read } from '../../../mall/api.js';
import { cityName, keepCity } from '../../../mall/city.js';
import { locale } from '../../../mall/locale.js';
import { labelOf, useBucketName } from './filter-words.js';
import { barsOf } from './bars.js';
import type { Filter } from './filter.js';
import type { FilterProps } from './use-facets.js';
import { NumberInput } from './NumberInput.js';
import { ROUBLES } from './scale.js';
import { SliderFilter, useShown } from './SliderFilter.js';
import styles from './FilterPanel.module.css';

const { min, max } = ROUBLES;
const show = (value: number): string => roubles(value, locale);

/** Filters by the price with duties, fees and delivery to a city: bounds, the city, and the importer. */
export function LandedFilter({ filter, facets, onChange, onMove }: FilterProps) {
  const { t } = useTranslation('list');
  const [shown, setShown] = useShown(filter.landedFrom ?? min, filter.landedTo ?? max);
  const bucketName = useBucketName(show);
  const landed = facets?.landed;
  const patchOf = (low: number, high: number): Filter => ({
    landedFrom: low > min ? low : undefined,
    landedTo: high < max ? high : undefined,
    importer: filter.importer ?? 'person',
  });
  const commit = (low: number, high: number): void => onChange(patchOf(low, high));
  const labels = [t('landed.from'), t('landed.to')] as const;
  return (
    <>
      <SliderFilter
        name={labelOf(carFields.landed)}
        bars={
          landed?.isDelivered
            ? barsOf(landed.histogram, carFields.landed.steps, ROUBLES, bucketName)
            : undefined
        }
        {...{ labels, scale: ROUBLES, shown, show, patchOf, onChange, onMove }}
        onShow={setShown}
      />
      <div className={styles['pair']}>
        <NumberInput
          label={labels[0]}
          value={shown[0]}
          onCommit={(value) => commit(Math.min(value ?? min, shown[1]), shown[1])}
        />
        <NumberInput
          label={labels[1]}
          value={shown[1]}
          onCommit={(value) => commit(shown[0], Math.max(value ?? max, shown[0]))}
        />
      </div>
      <CitySelect
        city={filter.landedCity}
        onChange={(landedCity) => {
          keepCity(landedCity ?? '');
          onChange({ landedCity, importer: filter.importer ?? 'person' });
        }}
      />
      <SelectField
        label={t('landed.importer')}
        value={filter.importer ?? 'person'}
        onChange={({ target }) => onChange({ importer: target.value })}
      >
        {Object.keys(importerWords).map((value) => (
          <option key={value} value={value}>
            {word(importerWords, value, locale)}
          </option>
        ))}
      </SelectField>
      {landed && !landed.isDelivered && <p className="small">{t('landed.notDelivered')}</p>}
      {landed?.isDelivered && landed.unknown > 0 && (
        <p className="muted small">{t('landed.unknown', { count: landed.unknown })}</p>
      )}
    </>
  );
}

interface CitySelectProps {
  readonly city: string | undefined;
  readonly onChange: (city: string | undefined) => void;
}

/** Chooses among the cities that have a delivery price; another city stays as long as the URL names it. */
function CitySelect({ city, onChange }: CitySelectProps) {
  const { t } = useTranslation('list');
  const { data } = useQuery({ ...read('order.landed.cities', {}), staleTime: 60 * 60_000 });
  const priced = data?.filter(({ amountRubMinor }) => amountRubMinor > 0).map((one) => one.city) ?? [];
  const listed = city === undefined || priced.includes(city) ? priced : [city, ...priced];
  return (
    <SelectField
      label={t('landed.city')}
      value={city ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{t('landed.here')}</option>
      {listed.map((one) => (
        <option key={one} value={one}>
          {cityName(one)}
        </option>
      ))}
    </SelectField>
  );
}
