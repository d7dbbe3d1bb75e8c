import { useTranslation } from 'react-i18next';
import pageStyles from './HomePage.module.css';
import styles from './HowToBuy.module.css';

const steps = ['choose', 'order', 'contract', 'pay', 'receive'] as const;

/** Shows the steps of a purchase: what the buyer does, and what we do. */
export function HowToBuy() {
  const { t } = useTranslation('home');
  return (
    <section id="how-to-buy" className={pageStyles['band']} aria-labelledby="how">
      <div>
        <h2 id="how">{t('how.title')}</h2>
        <ol className={styles['steps']}>
          {steps.map((step, index) => (
            <li key={step}>
              <span className={`${styles['number']} figures`} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
