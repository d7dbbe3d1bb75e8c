import { carFields, wholeNumber, type FieldRow } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import { barsOf } from './bars.js';
import type { Filter } from './filter.js';
import type { FilterProps } from './use-facets.js';
import { NumberInput } from './NumberInput.js';
import { byBuckets } from './scale.js';
import { labelOf, showRange, useBucketName } from './filter-words.js';
import { SliderFilter, useShown } from './SliderFilter.js';
import styles from './FilterPanel.module.css';

interface RangeFilterProps extends FilterProps {
  readonly field: FieldRow<'range'>;
}

/** Steps of the sliders: a thousand kilometres, five horsepower. */
const UNITS = { mileageKm: 1_000, powerHp: 5 } as const;
type SliderName = keyof typeof UNITS;

const scales = {
  mileageKm: byBuckets(carFields.mileageKm.histogram, UNITS.mileageKm),
  powerHp: byBuckets(carFields.powerHp.histogram, UNITS.powerHp),
} as const;

/** Filters by a range: two fields, and a slider where the search has a histogram. */
export function RangeFilter(props: RangeFilterProps) {
  const { field } = props;
  const name = field.name === 'mileageKm' || field.name === 'powerHp' ? field.name : undefined;
  return (
    <fieldset className={styles['group']}>
      <legend className={field.isFolded ? 'visually-hidden' : undefined}>{labelOf(field)}</legend>
      {name ? <SlidingRange {...props} name={name} /> : <Bounds {...props} />}
    </fieldset>
  );
}

function SlidingRange({ name, ...props }: RangeFilterProps & { readonly name: SliderName }) {
  const { field, filter, facets } = props;
  const { t } = useTranslation('list');
  const [from, to] = carFields[name].address;
  const scale = scales[name];
  const show = showRange(field);
  const [shown, setShown] = useShown(filter[from] ?? scale.min, filter[to] ?? scale.max);
  const bucketName = useBucketName(show);
  const patchOf = (low: number, high: number): Filter => ({
    [from]: low > scale.min ? low : undefined,
    [to]: high < scale.max ? high : undefined,
  });
  const legend = labelOf(field);
  return (
    <>
      <SliderFilter
        {...props}
        name={legend}
        labels={[`${legend}, ${t('filter.from')}`, `${legend}, ${t('filter.to')}`]}
        bars={facets && barsOf(facets.histograms[name], carFields[name].histogram, scale, bucketName)}
        {...{ scale, shown, show, patchOf }}
        onShow={setShown}
      />
      <Bounds {...props} filter={{ ...filter, ...patchOf(...shown) }} />
    </>
  );
}

/** The empty inputs show the lowest and highest value of the found cars. */
function Bounds({ field, filter, facets, onChange }: RangeFilterProps) {
  const { t } = useTranslation('list');
  const bounds = facets?.[field.name];
  return (
    <div className={styles['pair']}>
      {carFields[field.name].address.map((address, index) => {
        const end = t(index === 0 ? 'filter.from' : 'filter.to');
        const bound = index === 0 ? bounds?.min : bounds?.max;
        return (
          <NumberInput
            key={address}
            label={`${labelOf(field)}, ${end}`}
            placeholder={bound === undefined ? end : `${end} ${wholeNumber(bound, locale)}`}
            value={filter[address]}
            onCommit={(value) => onChange({ [address]: value })}
          />
        );
      })}
    </div>
  );
}

/** A collapsible range filter; open while it is in use. */
export function FoldedRangeFilter(props: RangeFilterProps) {
  const { field, filter } = props;
  const isUsed = carFields[field.name].address.some((address) => filter[address] !== undefined);
  return (
    <details className={styles['fold']} open={isUsed}>
      <summary>{labelOf(field)}</summary>
      <RangeFilter {...props} />
    </details>
  );
}
