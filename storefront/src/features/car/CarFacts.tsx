import { attributesInWords, type CarFactGroup } from '@mall/web-kit';
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
              {attributesInWords(car.spuAttrValues).map((attr) => (
                <div key={attr.name}>
                  <dt>{attr.name}</dt>
                  <dd>{attr.value}</dd>
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
