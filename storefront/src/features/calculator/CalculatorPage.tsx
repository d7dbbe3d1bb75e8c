import { isApiError, LANDED_ADDRESS } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { FindCar } from '../../components/FindCar.js';
import { useKeptInputs } from '../../components/forms/use-kept-inputs.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import layout from '../../components/ui/layout.module.css';
import { read } from '../../mall/api.js';
import { useCity } from '../../mall/city.js';
import { KEEPS_SCROLL, carPath, pathTo } from '../../mall/pages.js';
import { askedCost, importerOf, NOTHING_TYPED, typedOfAddress, typedOfCar } from './asked-car.js';
import { CalculatedCost } from './CalculatedCost.js';
import { CalculatorForm } from './CalculatorForm.js';
import styles from './CalculatorPage.module.css';

/** Calculates the landed cost of any car; the input is in the URL. */
export function Component() {
  const { t } = useTranslation('calculator');
  const [search, setSearch] = useSearchParams();
  const { city } = useCity();
  const spuId = search.get('spuId') ?? '';
  const { data: car } = useQuery({ ...read('product.car.prodInfo', { spuId }), enabled: spuId !== '' });
  const importer = importerOf(search);
  const typed = car ? typedOfCar(car) : typedOfAddress(search);
  const { kept, keep, forget } = useKeptInputs('calculator', NOTHING_TYPED, typed);
  const shown = kept ?? typed;
  const asked = askedCost(typed, importer, city);
  const cost = useQuery({
    ...read('order.landed.calculate', asked ?? { priceFee: 0, fuel: 'petrol' }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  const issues = isApiError(cost.error) ? cost.error.issues : [];
  const change = (patch: Readonly<Record<string, string>>): void =>
    setSearch(
      (present) => {
        const wishes = Object.values(LANDED_ADDRESS).flatMap((name) => {
          const value = present.get(name);
          return value === null ? [] : [[name, value]];
        });
        const next = { ...Object.fromEntries(wishes), ...patch } as Record<string, string>;
        return Object.entries(next).filter(([, value]) => value !== '');
      },
      { state: KEEPS_SCROLL },
    );
  return (
    <Page title={t('title')} description={t('lead')} canonical={pathTo('calculator')}>
      <h1 className={layout['title']}>{t('title')}</h1>
      <p className={styles['lead']}>{t('lead')}</p>
      <div className={styles['two']}>
        <div className={styles['form']}>
          <FindCar onChoose={(chosen) => change({ spuId: chosen })} />
          {car && (
            <p>
              {t('chosen')} <Link to={carPath(car.spuId)}>{car.spuName}</Link>
            </p>
          )}
          <CalculatorForm
            key={Object.values(shown).join('|')}
            {...{ typed: shown, importer, issues }}
            onTyped={keep}
            onSubmit={(next) => {
              forget();
              change({ ...next });
            }}
            onImporter={(next) => change({ ...(spuId ? { spuId } : typed), [LANDED_ADDRESS.importer]: next })}
          />
        </div>
        <section aria-labelledby="result" aria-live="polite" className={styles['result']}>
          <h2 id="result">{t('result')}</h2>
          {asked === undefined ? (
            <p className="muted">{t('nothing')}</p>
          ) : cost.error && issues.length > 0 ? (
            <p className="muted">{t('check')}</p>
          ) : cost.error ? (
            <Failure error={cost.error} onRetry={() => void cost.refetch()} />
          ) : (
            <CalculatedCost calculated={cost.data} isOld={cost.isPlaceholderData} />
          )}
        </section>
      </div>
    </Page>
  );
}
