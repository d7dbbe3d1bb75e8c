import { importerWords, word } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CityChoice } from '../../components/CityChoice.js';
import { LandedCost } from '../../components/LandedCost.js';
import { LaterCost } from '../../components/LaterCost.js';
import { NewTablesCost } from '../../components/NewTablesCost.js';
import { Preference } from '../../components/Preference.js';
import { SelectField } from '../../components/ui/Field.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { locale } from '../../mall/locale.js';
import { pathTo } from '../../mall/pages.js';
import type { BuyProps } from './use-buying.js';
import { PriceParts } from './PriceParts.js';
import { useLandedCost, useNamedImporter, type Importer } from './use-landed-cost.js';
import styles from './PriceParts.module.css';

/** Shows the landed cost at the buyer's city; when it cannot be calculated, its parts without amounts. */
export default function LandedCostSection({ car, buying }: BuyProps) {
  const { t } = useTranslation('car');
  const { t: deal } = useTranslation('deal');
  const [importer, setImporter] = useState(useNamedImporter());
  const cost = useLandedCost(car, buying.sku, importer);
  if (cost.error && !cost.data) return <PriceParts car={car} />;
  return (
    <section className={styles['parts']} aria-labelledby="parts">
      <h2 id="parts">{deal('landed.title')}</h2>
      {!cost.data ? (
        <Skeleton height="520px" />
      ) : (
        <>
          <Preference cost={cost.data} outlook={cost.data.outlook} />
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
            <NewTablesCost now={cost.data} outlook={cost.data.outlook} />
            {cost.data.outlook?.later && <LaterCost now={cost.data} later={cost.data.outlook.later} />}
          </div>
          <Link to={`${pathTo('calculator')}?spuId=${car.spuId}`}>{t('landed.calculator')}</Link>
        </>
      )}
    </section>
  );
}
