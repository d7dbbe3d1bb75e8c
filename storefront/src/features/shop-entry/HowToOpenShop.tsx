import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import layout from '../../components/ui/layout.module.css';
import styles from './ShopEntry.module.css';

const steps = ['upload', 'review', 'open'] as const;

export function HowToOpenShop({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('shopEntry');
  return (
    <div className={layout['stack']}>
      <p>{t('shop.lead')}</p>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <strong>{t(`shop.step.${step}.title`)}</strong>
            <span className="muted">{t(`shop.step.${step}.text`)}</span>
          </li>
        ))}
      </ol>
      <div>
        <Button look="primary" onClick={onStart}>
          {t('shop.start')}
        </Button>
      </div>
    </div>
  );
}
