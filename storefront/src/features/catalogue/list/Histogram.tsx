import { wholeNumber } from '@mall/web-kit';
import { locale } from '../../../mall/locale.js';
import type { Bar } from './bars.js';
import { SCALE_END } from './scale.js';
import styles from './Histogram.module.css';

interface HistogramProps {
  readonly caption: string;
  readonly bars: readonly Bar[];
  /** Positions of the sliders' thumbs; bars between them are highlighted. */
  readonly from: number;
  readonly to: number;
}

const HEIGHT = 100;
/** Keeps a bar with few cars visible. */
const LEAST_HEIGHT = 4;

/** Shows cars by value above a slider, as a picture, and as a table for screen readers. */
export function Histogram({ caption, bars, from, to }: HistogramProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  // The square root keeps small bars visible beside a dominant one, such as new cars without mileage.
  const heightOf = (count: number): number =>
    count === 0 ? 0 : Math.max(LEAST_HEIGHT, Math.sqrt(count / most) * HEIGHT);
  return (
    <>
      <svg
        className={styles['bars']}
        viewBox={`0 0 ${SCALE_END} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ start, end, count }) => (
          <rect
            key={start}
            className={
              (start + end) / 2 >= from && (start + end) / 2 <= to ? styles['chosen'] : styles['bar']
            }
            x={start + (end - start) * 0.06}
            width={(end - start) * 0.88}
            y={HEIGHT - heightOf(count)}
            height={heightOf(count)}
          />
        ))}
      </svg>
      <table className="visually-hidden">
        <caption>{caption}</caption>
        <tbody>
          {bars
            .filter(({ count }) => count > 0)
            .map(({ start, name, count }) => (
              <tr key={start}>
                <th scope="row">{name}</th>
                <td>{wholeNumber(count, locale)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
