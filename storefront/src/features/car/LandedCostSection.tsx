import { importerWords, word } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CityChoice } from '../../components/CityChoice.js';
import { LandedCost } from '../../components/LandedCost.js';
import { Preference } from '../../components/Preference.js';
import { SelectField } from '../../components/ui/Field.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { locale } from '../../mall/locale.js';
import type { Car } from './car.js';
import { PriceParts } from './PriceParts.js';
import { useLandedCost, useNamedImporter, type Importer } from './use-landed-cost.js';
import styles from './PriceParts.module.css';

/** The landed cost at the buyer's city; when it cannot be calculated, what it consists of. */
export default function LandedCostSection({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  const { t: deal } = useTranslation('deal');
  const [importer, setImporter] = useState(useNamedImporter());
  const cost = useLandedCost(car, importer);
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
          <CityChoice />
          <div style={{ opacity: cost.isPlaceholderData ? 0.55 : 1 }} aria-busy={cost.isPlaceholderData}>
            <LandedCost cost={cost.data} />
          </div>
        </>
      )}
    </section>
  );
}
