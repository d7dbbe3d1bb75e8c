import type { CarFactGroup } from '@mall/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import { factGroups } from '../../components/car-facts.js';
import type { Car } from './car.js';
import fold from '../../components/ui/Fold.module.css';
import { useInBrowser } from '../../components/use-in-browser.js';
import styles from './CarFacts.module.css';

export function CarFacts({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t('facts.title')}</h2>
      <div className={styles['groups']}>
        {factGroups(car, locale).map((group) => (
          <Group key={group.name} title={group.label} isLong={LONG.has(group.name)}>
            <dl className={styles['facts']}>
              {group.facts.map(({ name, label, value }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd className="figures">{value}</dd>
                </div>
              ))}
            </dl>
          </Group>
        ))}
        {car.spuAttrValues.length > 0 && (
          <Group title={t('facts.other')} isLong>
            <dl className={styles['facts']}>
              {attributes(car).map((attr) => (
                <div key={attr.name}>
                  <dt>{attr.name}</dt>
                  <dd>{inOneLine(attr.values)}</dd>
                </div>
              ))}
            </dl>
          </Group>
        )}
      </div>
    </section>
  );
}

/** Groups that are collapsed on a phone. */
const LONG = new Set<CarFactGroup>(['body', 'papers']);

const isWide = (): boolean => matchMedia('(min-width: 768px)').matches;

interface GroupProps {
  readonly title: string;
  readonly isLong: boolean;
  readonly children: ReactNode;
}

function Group({ title, isLong, children }: GroupProps) {
  const isOpen = useInBrowser(isWide, false);
  if (!isLong) {
    return (
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    );
  }
  return (
    <details open={isOpen}>
      <summary className={fold['head']}>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}

/** Joins a list in a sentence: `Панорамная крыша, камеры кругового обзора`; abbreviations and Latin names keep their case. */
const inOneLine = (values: readonly string[]): string =>
  values
    .map((value, at) =>
      at > 0 && /^[А-ЯЁ][а-яё]/.test(value) ? value[0]!.toLowerCase() + value.slice(1) : value,
    )
    .join(', ');

/** Joins several values of one attribute in one line. */
function attributes(car: Car): readonly { name: string; values: readonly string[] }[] {
  const values = new Map<string, string[]>();
  for (const { attrName, attrValueName } of car.spuAttrValues)
    values.set(attrName, [...(values.get(attrName) ?? []), attrValueName]);
  return [...values].map(([name, found]) => ({ name, values: found }));
}
