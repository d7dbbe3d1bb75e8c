import type { PlaceContent } from '@mall/contracts/chat';
import { coordinates, mapLink } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { locale } from '../../mall/locale.js';
import styles from './ChatDialog.module.css';

/** A point on the map, opened in the map service of the reader's language. */
export function PlaceCard({ place }: { place: PlaceContent }) {
  const { t } = useTranslation('chat');
  return (
    <span className={styles['card']}>
      <Icon name="pin" />
      <span className={styles['words']}>
        <strong>{place.label || t('place')}</strong>
        <span className="muted small figures">{coordinates(place)}</span>
      </span>
      <a href={mapLink(place, locale)} target="_blank" rel="noreferrer">
        {t('map')}
      </a>
    </span>
  );
}
