import { Slider } from '@base-ui/react/slider';
import { roubles } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import { priceAt, positionOf, SCALE_END } from './price-scale.js';
import styles from './PriceSlider.module.css';

interface PriceSliderProps {
  readonly from: number;
  readonly to: number;
  readonly onChange: (from: number, to: number) => void;
  /** The thumbs were let go. */
  readonly onCommit: (from: number, to: number) => void;
}

/** Two thumbs on a logarithmic scale of roubles. */
export default function PriceSlider({ from, to, onChange, onCommit }: PriceSliderProps) {
  const { t } = useTranslation();
  const prices = (positions: readonly number[]): [number, number] => [
    priceAt(positions[0]!),
    priceAt(positions[1]!),
  ];
  return (
    <Slider.Root
      className={styles['slider']}
      value={[positionOf(from), positionOf(to)]}
      min={0}
      max={SCALE_END}
      step={1}
      largeStep={50}
      onValueChange={(positions) => onChange(...prices(positions as readonly number[]))}
      onValueCommitted={(positions) => onCommit(...prices(positions as readonly number[]))}
    >
      <Slider.Control className={styles['control']}>
        <Slider.Track className={styles['track']}>
          <Slider.Indicator className={styles['range']} />
          {[from, to].map((price, index) => (
            <Slider.Thumb
              key={index}
              index={index}
              className={styles['thumb']}
              getAriaLabel={() => (index === 0 ? t('filter.priceFrom') : t('filter.priceTo'))}
              getAriaValueText={() => roubles(price, locale)}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
