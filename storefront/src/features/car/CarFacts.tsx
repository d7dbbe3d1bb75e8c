import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import { factGroups } from './car-facts.js';
import type { Car } from './CarPage.js';
import styles from './CarFacts.module.css';

export function CarFacts({ car }: { car: Car }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('facts.title')}</h2>
      <div className={styles['groups']}>
        {factGroups(car, locale).map((group) => (
          <div key={group.name}>
            <h3>{t(`facts.group.${group.name}`)}</h3>
            <dl className={styles['facts']}>
              {group.facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{t(`facts.${name}`)}</dt>
                  <dd className="figures">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        {car.spuAttrValues.length > 0 && (
          <div>
            <h3>{t('facts.group.other')}</h3>
            <dl className={styles['facts']}>
              {car.spuAttrValues.map((attr) => (
                <div key={attr.attrId}>
                  <dt>{attr.attrName}</dt>
                  <dd>{attr.attrValueName}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
