import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carLine } from './car-line.js';
import { TextField } from './ui/Field.js';
import { carsOf, searchCars } from '../mall/car-search.js';
import { locale } from '../mall/locale.js';
import { useSession } from '../mall/use-session.js';
import { yuan } from '../mall/yuan.js';
import styles from './FindCar.module.css';

const SHOWN = 5;
/** Maximum length of a keyword in the search. */
const KEYWORD_MAX = 100;

/** Finds one car of the catalogue by the typed text. */
export function FindCar({ onChoose }: { onChoose: (spuId: string) => void }) {
  const { t } = useTranslation('deal');
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({
    ...searchCars({ keyword, pageSize: SHOWN }, isSignedIn),
    enabled: keyword.length > 1,
  });
  const cars = keyword.length > 1 ? carsOf(data) : [];
  return (
    <div className="no-print">
      <TextField
        type="search"
        label={t('find.label')}
        placeholder={t('find.example')}
        maxLength={KEYWORD_MAX}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {data && keyword.length > 1 && cars.length === 0 && <p className="muted small">{t('find.none')}</p>}
      {cars.length > 0 && (
        <ul className={styles['found']}>
          {cars.map((car) => (
            <li key={car.spuId}>
              <button
                type="button"
                onClick={() => {
                  setTyped('');
                  onChoose(car.spuId);
                }}
              >
                <strong>{car.spuName}</strong>
                <span className="muted small figures">
                  {[...carLine(car, locale), yuan(car.priceFee)].join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
