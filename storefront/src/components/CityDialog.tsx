import { roubles } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../mall/api.js';
import { placeName } from '../mall/city.js';
import { locale } from '../mall/locale.js';
import { Dialog } from './ui/Dialog.js';
import { Failure } from './ui/Failure.js';
import { Skeleton } from './ui/Skeleton.js';
import styles from './CityChoice.module.css';

interface CityDialogProps {
  readonly city: string;
  readonly onChoose: (city: string) => void;
  readonly onClose: () => void;
}

/** Offers the cities that have a delivery price; another city stays as long as it is chosen. */
export default function CityDialog({ city, onChoose, onClose }: CityDialogProps) {
  const { t } = useTranslation('deal');
  const cities = useQuery({ ...read('order.landed.cities', {}), staleTime: 60 * 60_000 });
  const priced = cities.data?.filter(({ amountRubMinor }) => amountRubMinor > 0) ?? [];
  const isPriced = city === '' || priced.some((one) => one.city === city);
  const option = (value: string, label: string, more?: string) => (
    <li key={value}>
      <button type="button" aria-pressed={value === city} onClick={() => onChoose(value)}>
        <span>{label}</span>
        {more && <span className="muted figures">{more}</span>}
      </button>
    </li>
  );
  return (
    <Dialog title={t('city.title')} onClose={onClose}>
      <p className="muted">{t('city.text')}</p>
      {cities.error ? (
        <Failure error={cities.error} onRetry={() => void cities.refetch()} />
      ) : !cities.data ? (
        <Skeleton height="320px" />
      ) : (
        <ul className={styles['cities']}>
          {option('', t('city.collect', { city: placeName('') }))}
          {!isPriced && option(city, placeName(city))}
          {priced.map((one) =>
            option(
              one.city,
              placeName(one.city),
              t('city.more', { sum: roubles(Math.round(one.amountRubMinor / 100), locale) }),
            ),
          )}
        </ul>
      )}
    </Dialog>
  );
}
