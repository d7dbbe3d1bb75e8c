import { badgeWords, moment, word } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from './use-in-browser.js';
import { locale } from '../mall/locale.js';
import { Icon } from './ui/Icon.js';
import styles from './Badges.module.css';

/** The most important badges first, because a card shows only a few. */
const ORDER = ['inspected', 'power160', 'power80', 'age3to5', 'noAccidents', 'oneOwner', 'readyToExport'];
const GOOD: readonly string[] = ['inspected', 'power160', 'power80'];

interface BadgesProps {
  readonly badges: readonly string[];
  readonly heldUntil?: string;
  /** Maximum number of badges; all by default. */
  readonly limit?: number;
}

export function Badges({ badges, heldUntil, limit = badges.length }: BadgesProps) {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const shown = [...badges].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).slice(0, limit);
  if (shown.length === 0 && !heldUntil) return null;
  return (
    <ul className={styles['badges']}>
      {heldUntil && (
        <li className={`${styles['badge']} ${styles['wait']}`}>
          <Icon name="clock" size={14} />
          {t('car.heldUntil', { time: moment(heldUntil, locale, zone) })}
        </li>
      )}
      {shown.map((badge) => (
        <li
          key={badge}
          className={[styles['badge'], GOOD.includes(badge) && styles['good']].filter(Boolean).join(' ')}
        >
          {badge === 'inspected' && <Icon name="check" size={14} />}
          {word(badgeWords, badge, locale)}
        </li>
      ))}
    </ul>
  );
}
