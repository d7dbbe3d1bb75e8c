import { deadline, mapLink, zoneName } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../mall/api.js';
import { locale } from '../mall/locale.js';
import styles from './ShopPlace.module.css';
import { weekLines } from './week-lines.js';

/** The server does not render facts about the present moment, because its pages are cached for a while. */
const isInBrowser = !import.meta.env.SSR;
/** Refetched, so that an open page shows that the shop has closed. */
const FRESH_MS = 60_000;

interface ShopPlaceProps {
  /** The shop; by default that of the exporter. */
  readonly shopId?: string;
  /** Whether weekdays and regions are omitted, where there is little room. */
  readonly isShort?: boolean;
}

/** Returns a shop's yard, hours and deliveries; `undefined` while loading. Without an id, those of the exporter's shop. */
export function useShopPlace(shopId?: string) {
  return useQuery({
    ...read('tenant.place.ofShop', { shopId }),
    enabled: isInBrowser,
    refetchInterval: FRESH_MS,
    retry: false,
  }).data;
}

/** Shows the place of a shop's cars, whether it is open now, its hours and delivery regions; hidden when it has entered none. */
export function ShopPlace({ shopId, isShort = false }: ShopPlaceProps) {
  const { t } = useTranslation('deal');
  const place = useShopPlace(shopId);
  if (!place || (!place.yard && place.hours.length === 0)) return null;
  const { yard, hours, zone, isOpen, changeTime, regionNames, yardPlace } = place;
  const state = isOpen ? 'open' : 'closed';
  return (
    <div className={`${styles['place']} ${isShort ? 'small' : ''}`}>
      {hours.length > 0 && (
        <p className={styles[state]}>
          {changeTime
            ? t(`place.${state}Until`, { time: deadline(changeTime, locale, zone) })
            : t(`place.${state}`)}
        </p>
      )}
      {yard && (
        <p>
          {t('place.yard')}: {yardPlace ?? yard.address}{' '}
          <a href={mapLink(yard, locale)} target="_blank" rel="noreferrer">
            {t('place.onMap')}
          </a>
        </p>
      )}
      {yard && yardPlace && (
        <p lang="zh" className="muted">
          {yard.address}
        </p>
      )}
      {!isShort && hours.length > 0 && (
        <>
          <ul>
            {weekLines(hours, locale).map(({ days, from, to }) => (
              <li key={days}>
                <span className="muted">{days}</span> {from} – {to}
              </li>
            ))}
          </ul>
          <p className="muted small">{t('place.byClockOf', { zone: zoneName(new Date(), locale, zone) })}</p>
        </>
      )}
      {!isShort && regionNames.length > 0 && (
        <p className="muted">
          {t('place.delivers')}: {regionNames.join('; ')}
        </p>
      )}
    </div>
  );
}
