import { Slider } from '@base-ui/react/slider';
import type { CSSProperties } from 'react';
import type { Scale } from './scale.js';
import { SCALE_END } from './scale.js';
import styles from './RangeSlider.module.css';

/** Values marked below the slider. */
export interface Marks {
  readonly values: readonly number[];
  readonly show: (value: number) => string;
}

interface RangeSliderProps {
  readonly from: number;
  readonly to: number;
  readonly scale: Scale;
  /** Labels of the two thumbs. */
  readonly labels: readonly [from: string, to: string];
  readonly marks?: Marks | undefined;
  readonly show: (value: number) => string;
  readonly onChange: (from: number, to: number) => void;
  /** Called when the thumbs are released. */
  readonly onCommit: (from: number, to: number) => void;
}

/** A scale with two thumbs. */
export default function RangeSlider(props: RangeSliderProps) {
  const { from, to, scale, labels, marks, show, onChange, onCommit } = props;
  const values = (positions: readonly number[]): [number, number] => [
    scale.valueAt(positions[0]!),
    scale.valueAt(positions[1]!),
  ];
  return (
    <Slider.Root
      className={styles['slider']}
      value={[from, to].map((value) => Math.round(scale.positionOf(value)))}
      min={0}
      max={SCALE_END}
      step={1}
      largeStep={50}
      onValueChange={(positions) => onChange(...values(positions as readonly number[]))}
      onValueCommitted={(positions) => onCommit(...values(positions as readonly number[]))}
    >
      <Slider.Control className={styles['control']}>
        <Slider.Track className={styles['track']}>
          <Slider.Indicator className={styles['range']} />
          {[from, to].map((value, index) => (
            <Slider.Thumb
              key={index}
              index={index}
              className={styles['thumb']}
              getAriaLabel={() => labels[index]!}
              getAriaValueText={() => show(value)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
      {marks && (
        <div className={styles['marks']} aria-hidden="true">
          {marks.values.map((value) => (
            <span key={value} style={{ '--at': scale.positionOf(value) / SCALE_END } as CSSProperties}>
              {marks.show(value)}
            </span>
          ))}
        </div>
      )}
    </Slider.Root>
  );
}
