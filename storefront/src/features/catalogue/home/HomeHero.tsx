import { deadline, rate as rateText, sourceName } from '@mall/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchBox } from '../../../components/SearchBox.js';
import { useTimeZone } from '../../../components/use-in-browser.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import { useRate } from '../../../mall/use-rate.js';
import { useTopMakes } from '../catalogue-queries.js';
import styles from './HomeHero.module.css';

/** Frequent searches of Russian buyers. */
const requests = [
  { search: 'powerTo=160', text: 'home.request.power160' },
  { search: 'fuel=phev&fuel=hybridParallel', text: 'home.request.hybrid' },
  { search: 'fuel=ev', text: 'home.request.electric' },
  { search: 'drive=awd', text: 'home.request.awd' },
  { search: 'item=new', text: 'home.request.new' },
] as const;

interface Props {
  readonly total: number | undefined;
  /** The cars that a visitor sees first. */
  readonly children: ReactNode;
}

export function HomeHero({ total, children }: Props) {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const zone = useTimeZone();
  const rate = useRate();
  const makes = useTopMakes().data?.total;
  return (
    <section className={styles['hero']}>
      <div className={styles['inner']}>
        <div className={styles['words']}>
          <h1>{t('home.title')}</h1>
          <p className={styles['lead']}>{t('home.lead')}</p>
          <SearchBox large />
          <ul className={styles['requests']} aria-label={t('home.request.label')}>
            {requests.map(({ search, text }) => (
              <li key={search}>
                <Link to={{ pathname: pathTo('list'), search }}>{t(text)}</Link>
              </li>
            ))}
            <li>
              <Link to={pathTo('calculator')}>{t('home.request.calculator')}</Link>
            </li>
          </ul>
        </div>
        <dl className={styles['facts']}>
          <div>
            <dt>{t('home.fact.cars')}</dt>
            <dd className="figures">{total === undefined ? '—' : common('count.cars', { count: total })}</dd>
            <dd className={styles['note']}>
              {makes !== undefined && t('home.fact.makes', { count: makes })}
            </dd>
          </div>
          <div>
            <dt>{t('home.fact.rate')}</dt>
            <dd className="figures">{rate ? t('rate.for', { rate: rateText(rate.rate, locale) }) : '—'}</dd>
            <dd className={styles['note']}>
              {rate &&
                t('rate.asOf', {
                  source: sourceName(rate.source, locale),
                  time: deadline(rate.asOf, locale, zone),
                })}
            </dd>
          </div>
          <div>
            <dt>{t('home.fact.delivery')}</dt>
            <dd>{t('home.fact.dap')}</dd>
            <dd className={styles['note']}>{t('home.fact.dapNote')}</dd>
          </div>
        </dl>
      </div>
      <div className={styles['cars']}>{children}</div>
    </section>
  );
}
