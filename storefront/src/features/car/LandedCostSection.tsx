import { importerWords, word } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LandedCost } from '../../components/LandedCost.js';
import { Preference } from '../../components/Preference.js';
import { SelectField, TextField } from '../../components/ui/Field.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { locale } from '../../mall/locale.js';
import type { Car } from './car.js';
import { PriceParts } from './PriceParts.js';
import { useLandedCost, useWishes, type Importer } from './use-landed-cost.js';
import styles from './PriceParts.module.css';

/** The landed cost at the buyer's city; when it cannot be calculated, what it consists of. */
export default function LandedCostSection({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const { t: deal } = useTranslation('deal');
  const wishes = useWishes();
  const [city, setCity] = useState(wishes.city);
  const [importer, setImporter] = useState(wishes.importer);
  const cost = useLandedCost(car, { city, importer });
  if (cost.error && !cost.data) return <PriceParts car={car} />;
  return (
    <section className={styles['parts']} aria-labelledby="parts">
      <h2 id="parts">{deal('landed.title')}</h2>
      {!cost.data ? (
        <Skeleton height="520px" />
      ) : (
        <>
          <Preference cost={cost.data} />
          <SelectField
            label={t('landed.importer')}
            value={importer}
            onChange={({ target }) => setImporter(target.value as Importer)}
          >
            {Object.keys(importerWords).map((value) => (
              <option key={value} value={value}>
                {word(importerWords, value, locale)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('landed.city')}
            hint={t('landed.cityHint')}
            maxLength={100}
            defaultValue={city}
            autoComplete="address-level2"
            onBlur={({ target }) => setCity(target.value.trim())}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && setCity(currentTarget.value.trim())}
          />
          <div style={{ opacity: cost.isPlaceholderData ? 0.55 : 1 }} aria-busy={cost.isPlaceholderData}>
            <LandedCost cost={cost.data} />
          </div>
        </>
      )}
    </section>
  );
}
