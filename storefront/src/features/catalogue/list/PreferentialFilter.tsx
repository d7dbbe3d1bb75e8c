import { carFields, wholeNumber } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { labelOf } from './filter-words.js';
import { CountedCheck } from './FacetChoices.js';
import type { FilterProps } from './use-facets.js';

/** Returns today's limits of the preferential recycling fee; undefined while loading. */
export const usePreference = () =>
  useQuery({ ...read('order.landed.preference', {}), staleTime: 60 * 60_000 }).data;

/** Filters for the cars with the lowest import costs: the preferential recycling fee, and the age with the lowest duty. */
export function PreferentialFilter({ filter, facets, onChange }: FilterProps) {
  const { t } = useTranslation('list');
  const limits = usePreference();
  const check = (field: 'preferential' | 'age3to5', note: string | undefined) => (
    <CountedCheck
      checked={filter[field] === '1'}
      count={facets?.[field]}
      onToggle={(isOn) => onChange({ [field]: isOn ? '1' : undefined })}
    >
      {labelOf(carFields[field])}
      {note && (
        <>
          <br />
          <span className="muted small">{note}</span>
        </>
      )}
    </CountedCheck>
  );
  return (
    <>
      {check(
        'preferential',
        limits &&
          t('filter.preferentialNote', {
            power: limits.combustionPowerHp,
            cc: wholeNumber(limits.combustionUpToCc, locale),
            electric: limits.electricPower30MinHp,
          }),
      )}
      {check('age3to5', t('filter.age3to5Note'))}
    </>
  );
}
