import { wholeNumber } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import { CountedCheck } from './FacetChoices.js';
import type { Filter } from './filter.js';

/** What burns fuel; of cars driven by a motor alone the 30-minute power decides, and their badge tells it. */
const COMBUSTION = ['petrol', 'diesel', 'hybridParallel', 'phev'] as const;

/** Cars below both bounds of the preferential recycling fee, as they stand in the table of today. */
export function PreferentialFilter({
  filter,
  onChange,
}: {
  filter: Filter;
  onChange: (patch: Filter) => void;
}) {
  const { t } = useTranslation();
  const limits = useQuery({ ...read('order.landed.preference', {}), staleTime: 60 * 60_000 }).data;
  if (!limits) return null;
  const { combustionPowerHp: powerTo, combustionUpToCc: ccTo } = limits;
  const isOn =
    filter.powerTo === powerTo &&
    filter.ccTo === ccTo &&
    COMBUSTION.every((fuel) => filter.fuel?.includes(fuel)) &&
    filter.fuel?.length === COMBUSTION.length;
  return (
    <CountedCheck
      checked={isOn}
      onToggle={(turnOn) =>
        onChange(
          turnOn
            ? { powerTo, ccTo, fuel: COMBUSTION }
            : { powerTo: undefined, ccTo: undefined, fuel: undefined },
        )
      }
    >
      {t('filter.preferential')}
      <br />
      <span className="muted small">
        {t('filter.preferentialNote', { power: powerTo, cc: wholeNumber(ccTo, locale) })}
      </span>
    </CountedCheck>
  );
}
