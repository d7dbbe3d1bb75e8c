import { Slider } from '@base-ui/react/slider';
import { wholeNumber } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import { priceAt, positionOf, SCALE_END, type PriceScale } from './price-scale.js';
import styles from './PriceSlider.module.css';

interface PriceSliderProps {
  readonly from: number;
  readonly to: number;
  readonly scale: PriceScale;
  /** Of the currency. */
  readonly sign: string;
  readonly onChange: (from: number, to: number) => void;
  /** The thumbs were let go. */
  readonly onCommit: (from: number, to: number) => void;
}

/** Two thumbs on a logarithmic scale of prices. */
export default function PriceSlider({ from, to, scale, sign, onChange, onCommit }: PriceSliderProps) {
  const { t } = useTranslation('list');
  const prices = (positions: readonly number[]): [number, number] => [
    priceAt(positions[0]!, scale),
    priceAt(positions[1]!, scale),
  ];
  return (
    <Slider.Root
      className={styles['slider']}
      value={[positionOf(from, scale), positionOf(to, scale)]}
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
              getAriaLabel={() =>
                index === 0 ? t('filter.priceFrom', { sign }) : t('filter.priceTo', { sign })
              }
              getAriaValueText={() => `${wholeNumber(price, locale)} ${sign}`}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
