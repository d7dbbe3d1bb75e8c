import { carFields, wholeNumber, type FieldRow } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import { labelOf } from '../label-of.js';
import type { FilterProps } from './filter-props.js';
import { NumberInput } from './NumberInput.js';
import styles from './FilterPanel.module.css';

interface RangeFilterProps extends FilterProps {
  readonly field: FieldRow<'range'>;
}

/** From one number to another; the lowest and highest of the cars found stand in the empty inputs. */
export function RangeFilter({ field, filter, facets, onChange }: RangeFilterProps) {
  const { t } = useTranslation('list');
  const legend = labelOf(field);
  const bounds = facets?.[field.name];
  return (
    <fieldset className={styles['group']}>
      <legend className={field.isFolded ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className={styles['pair']}>
        {carFields[field.name].address.map((address, index) => {
          const end = t(index === 0 ? 'filter.from' : 'filter.to');
          const bound = index === 0 ? bounds?.min : bounds?.max;
          return (
            <NumberInput
              key={address}
              label={`${legend}, ${end}`}
              placeholder={bound === undefined ? end : `${end} ${wholeNumber(bound, locale)}`}
              value={filter[address]}
              onCommit={(value) => onChange({ [address]: value })}
            />
          );
        })}
      </div>
    </fieldset>
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
