import { useTranslation } from 'react-i18next';
import layout from '../../components/ui/layout.module.css';
import styles from './Look.module.css';

/** Names of `tokens.css`; the texts explain their purpose. */
const COLOURS = [
  'ink',
  'ink-muted',
  'paper',
  'ground',
  'line',
  'harbour',
  'signal',
  'jade',
  'amber',
  'error',
] as const;
const TINTS = ['harbour-tint', 'signal-tint', 'jade-tint', 'amber-tint', 'error-tint'] as const;
const SIZES = [13, 15, 17, 20, 26, 34] as const;
const SPACES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

/** Colours, type sizes and spaces. */
export function Tokens() {
  const { t } = useTranslation('look');
  return (
    <>
      <ul className={styles['swatches']}>
        {COLOURS.map((name) => (
          <li key={name}>
            <span className={styles['swatch']} style={{ background: `var(--${name})` }} />
            <strong>{name}</strong>
            <span className="muted small">{t(`colours.${name}`)}</span>
          </li>
        ))}
      </ul>
      <ul className={styles['swatches']}>
        {TINTS.map((name) => (
          <li key={name}>
            <span className={styles['swatch']} style={{ background: `var(--${name})` }} />
            <strong>{name}</strong>
          </li>
        ))}
      </ul>
      <ul className={styles['lines']}>
        {SIZES.map((size) => (
          <li key={size} style={{ fontSize: `var(--text-${size})` }}>
            <span className="figures">{size}</span> {t('sample')}
          </li>
        ))}
      </ul>
      <ul className={layout['row']} aria-label={t('spaces')}>
        {SPACES.map((space) => (
          <li key={space} className={styles['space']}>
            <span style={{ inlineSize: `var(--space-${space})` }} />
            <span className="figures small">{space * 4}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
