import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import { factGroups } from './car-facts.js';
import type { Car } from './car.js';
import styles from './CarFacts.module.css';

export function CarFacts({ car }: { car: Car }) {
  const { t } = useTranslation('car');
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
              {attributes(car).map((attr) => (
                <div key={attr.name}>
                  <dt>{attr.name}</dt>
                  <dd>{inOneLine(attr.values)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}

/** A list in a sentence's way: `Панорамная крыша, камеры кругового обзора`; abbreviations and Latin names stay as they are. */
const inOneLine = (values: readonly string[]): string =>
  values
    .map((value, at) =>
      at > 0 && /^[А-ЯЁ][а-яё]/.test(value) ? value[0]!.toLowerCase() + value.slice(1) : value,
    )
    .join(', ');

/** Several values of one attribute read better in one line. */
function attributes(car: Car): readonly { name: string; values: readonly string[] }[] {
  const values = new Map<string, string[]>();
  for (const { attrName, attrValueName } of car.spuAttrValues)
    values.set(attrName, [...(values.get(attrName) ?? []), attrValueName]);
  return [...values].map(([name, found]) => ({ name, values: found }));
}
