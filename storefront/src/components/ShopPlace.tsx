import { deadline, mapLink, zoneName } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../mall/api.js';
import { locale } from '../mall/locale.js';
import styles from './ShopPlace.module.css';
import { weekLines } from './week-lines.js';

/** What is said of the present moment is not rendered by the server: its pages are kept for a while. */
const isInBrowser = !import.meta.env.SSR;
/** A page that stays open notices that the shop has closed. */
const FRESH_MS = 60_000;

interface ShopPlaceProps {
  /** Missing: the shop of the exporter. */
  readonly shopId?: string;
  /** Without the days of the week and the regions, where there is little room. */
  readonly isShort?: boolean;
}

/** What a shop has told of its yard, hours and deliveries; `undefined` until it is known. Without an id, the shop of the exporter. */
export function useShopPlace(shopId?: string) {
  return useQuery({
    ...read('tenant.place.ofShop', { shopId }),
    enabled: isInBrowser,
    refetchInterval: FRESH_MS,
    retry: false,
  }).data;
}

/** Where a shop's cars stand, whether it is open now, its hours and where it delivers to; nothing when it has not told. */
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
