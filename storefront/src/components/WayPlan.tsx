import { dayRange, type OutputOf } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { placeName } from '../mall/city.js';
import { locale } from '../mall/locale.js';
import styles from './WayPlan.module.css';

type Way = NonNullable<OutputOf<'order.landed.forCar'>['way']>;

/** Shows when a car that is paid today is handed over in a city, what that is known from, and the eight steps. */
export function WayPlan({ way, city }: { way: Way | undefined; city: string | null | undefined }) {
  const { t } = useTranslation('deal');
  const end = way?.steps.at(-1);
  if (!way || !end) return null;
  const { orders } = end;
  return (
    <div className={`${styles['way']} figures`}>
      <p>
        <strong>{t('way.atYours', { days: dayRange(end.from, end.to, locale) })}</strong>
        <span className="muted small"> {t('way.paidToday', { city: placeName(city ?? '') })}</span>
      </p>
      <details className="small">
        <summary>{orders > 0 ? t('way.measured', { count: orders }) : t('way.planned')}</summary>
        <ol>
          {way.steps.map(({ code, label, from, to }) => (
            <li key={code}>
              <span>{label}</span>
              <span className="muted">{dayRange(from, to, locale)}</span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
