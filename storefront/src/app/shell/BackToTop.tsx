import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { scrolling } from '../../components/ui/scrolling.js';
import styles from './BackToTop.module.css';

export function BackToTop() {
  const { t } = useTranslation();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = (): void => setFar(scrollY > innerHeight * 1.5);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!isFar) return null;
  return (
    <button
      type="button"
      className={`${styles['top']} no-print`}
      onClick={() => scrollTo({ top: 0, behavior: scrolling() })}
    >
      <Icon name="up" />
      <span className="visually-hidden">{t('backToTop')}</span>
    </button>
  );
}
