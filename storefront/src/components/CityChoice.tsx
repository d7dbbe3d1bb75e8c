import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeName, useCity } from '../mall/city.js';
import { Icon } from './ui/Icon.js';
import styles from './CityChoice.module.css';

const CityDialog = lazy(() => import('./CityDialog.js'));

/** A button with the city that prices include delivery to; opens the choice of another city. */
export function CityChoice({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { city, choose } = useCity();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={[styles['button'], className].filter(Boolean).join(' ')}
        onClick={() => setOpen(true)}
      >
        <Icon name="pin" size={16} />
        <span>{t('city.button', { city: placeName(city) })}</span>
      </button>
      {isOpen && (
        <Suspense>
          <CityDialog
            city={city}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              setOpen(false);
              choose(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
