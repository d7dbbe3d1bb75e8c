import { useMemo } from 'react';
import type { AreaView } from '@mall/contracts/user';
import { localised } from '@mall/web-kit';
import { useRead, useReaderLocale } from '../../api/use-call.js';
import { PLACES } from './places.js';
import type { Town } from './town-layer.js';
import { TOWN_PLACES } from './town-places.js';

const NONE: readonly Town[] = [];

/** Returns towns with a known place, named in the reader's language with staff's corrections; places of the trade first. */
export function useTowns(isNeeded: boolean): readonly Town[] {
  const locale = useReaderLocale();
  const { data: countries } = useRead('user.division.areas', {}, { staleTime: Infinity, enabled: isNeeded });
  return useMemo(() => {
    if (!isNeeded) return NONE;
    const trade = PLACES.map(({ names, ...point }) => ({
      ...point,
      name: localised(names, locale),
      size: 0,
    }));
    return [...trade, ...(countries ?? []).flatMap(townsIn).filter(isNoneOf(trade))];
  }, [countries, isNeeded, locale]);
}

function townsIn({ code, areaName, areas = [] }: AreaView): Town[] {
  const known = TOWN_PLACES.get(code);
  return [...(known ? [{ ...known, name: areaName }] : []), ...areas.flatMap(townsIn)];
}

/** Distance in degrees within which two points count as one town. */
const SAME = 0.06;

const isNoneOf =
  (trade: readonly Town[]) =>
  ({ lng, lat }: Town): boolean =>
    !trade.some((one) => Math.abs(one.lng - lng) < SAME && Math.abs(one.lat - lat) < SAME);
