import { roubles, unbroken, type OutputOf } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SmallCarPicture } from '../../components/SmallCarPicture.js';
import { placeName } from '../../mall/city.js';
import { useLandedOf } from '../../mall/landed.js';
import { locale } from '../../mall/locale.js';
import { carPath } from '../../mall/pages.js';
import { yuan } from '../../mall/yuan.js';
import { comparedGroups } from './compared-rows.js';
import styles from './ComparePage.module.css';

type Car = OutputOf<'product.car.prodInfo'>;

interface CompareTableProps {
  readonly cars: readonly Car[];
  readonly onlyDifferences: boolean;
  readonly onRemove: (spuId: string) => void;
}

/** A column for each car; differences are marked by weight and background, not by colour alone. */
export function CompareTable({ cars, onlyDifferences, onRemove }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const landed = useLandedOf(cars);
  const totals = cars.map(({ spuId }) => landed?.roubles.get(spuId));
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('title')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <td />
            {cars.map((car) => (
              <th key={car.spuId} scope="col">
                <SmallCarPicture
                  url={car.mainImgUrlBase === '1' ? car.brandImg : car.mainImgUrl}
                  name={car.spuName}
                  logo={car.mainImgUrlBase === '1'}
                />
                <Link to={carPath(car.spuId)}>{unbroken(car.spuName)}</Link>
                <button
                  type="button"
                  className={styles['link']}
                  aria-label={t('removeCar', { name: car.spuName })}
                  onClick={() => onRemove(car.spuId)}
                >
                  {t('remove')}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          <tr>
            <th scope="row">{t('landed', { city: placeName(landed?.city ?? '') })}</th>
            {cars.map(({ spuId }, at) => (
              <td key={spuId} className={styles['price']}>
                {totals[at] === undefined ? t('unknown') : `≈ ${roubles(totals[at], locale)}`}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('price')}</th>
            {cars.map(({ spuId, priceFee }) => (
              <td key={spuId}>{yuan(priceFee)}</td>
            ))}
          </tr>
        </tbody>
        {comparedGroups(cars, locale).map(({ name, label, rows }) => {
          const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
          if (shown.length === 0) return null;
          return (
            <tbody key={name} className="figures">
              <tr>
                <th scope="rowgroup" colSpan={cars.length + 1} className={styles['group']}>
                  {label}
                </th>
              </tr>
              {shown.map((row) => (
                <tr key={row.name} className={row.differs ? styles['differs'] : undefined}>
                  <th scope="row">{row.label}</th>
                  {row.values.map((value, at) => (
                    <td key={cars[at]!.spuId}>{value ?? '—'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
