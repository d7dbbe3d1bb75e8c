import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import type { Bar } from './bars.js';
import type { Filter } from './filter.js';
import type { FilterProps } from './use-facets.js';
import { Histogram } from './Histogram.js';
import type { Marks } from './RangeSlider.js';
import type { Scale } from './scale.js';
import { usePace } from './use-pace.js';

const RangeSlider = lazy(() => import('./RangeSlider.js'));

/** Minimum interval of counting while a thumb is dragged. */
const COUNTED_EVERY_MS = 250;

/** The values of the two thumbs; an end of the scale means "any". */
export type Shown = readonly [from: number, to: number];

interface SliderFilterProps extends Pick<FilterProps, 'onChange' | 'onMove'> {
  /** Name of the filter. */
  readonly name: string;
  readonly labels: readonly [from: string, to: string];
  readonly bars: readonly Bar[] | undefined;
  readonly scale: Scale;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly marks?: Marks | undefined;
  /** Formats a value. */
  readonly show: (value: number) => string;
  readonly patchOf: (from: number, to: number) => Filter;
}

/** A slider with two thumbs, below a histogram of the cars' values. */
export function SliderFilter(props: SliderFilterProps) {
  const { name, labels, bars, scale, shown, onShow, marks, show, patchOf, onChange, onMove } = props;
  const { t } = useTranslation('list');
  const pace = usePace(COUNTED_EVERY_MS);
  const move = (from: number, to: number): void => {
    onShow([from, to]);
    if (onMove) pace.run(() => onMove(patchOf(from, to)));
  };
  const commit = (from: number, to: number): void => {
    pace.cancel();
    onChange(patchOf(from, to));
  };
  return (
    <div>
      {bars && (
        <Histogram
          caption={t('filter.histogram', { name })}
          bars={bars}
          from={scale.positionOf(shown[0])}
          to={scale.positionOf(shown[1])}
        />
      )}
      <Suspense fallback={<Skeleton height="44px" />}>
        <RangeSlider
          labels={labels}
          scale={scale}
          from={shown[0]}
          to={shown[1]}
          marks={marks}
          show={show}
          onChange={move}
          onCommit={commit}
        />
      </Suspense>
    </div>
  );
}

/** Returns the values of a slider: those of the filter, except while a thumb is dragged. */
export function useShown(from: number, to: number) {
  const [shown, setShown] = useState<Shown>([from, to]);
  useEffect(() => setShown([from, to]), [from, to]);
  return [shown, setShown] as const;
}
