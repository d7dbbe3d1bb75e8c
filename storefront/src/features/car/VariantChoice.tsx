import { useTranslation } from 'react-i18next';
import { Check } from '../../components/ui/Check.js';
import type { BuyProps } from './use-buying.js';
import { yuan } from '../../mall/yuan.js';

/** The variants of a car; hidden when there is only one. */
export function VariantChoice({ car, buying }: BuyProps) {
  const { t } = useTranslation('car');
  if (car.skus.length < 2) return null;
  return (
    <fieldset>
      <legend className="visually-hidden">{t('car.variant')}</legend>
      {car.skus.map((sku) => (
        <Check
          key={sku.skuId}
          type="radio"
          name="sku"
          checked={sku.skuId === buying.sku?.skuId}
          onChange={() => buying.chooseSku(sku.skuId)}
        >
          {sku.skuName} — <span className="figures">{yuan(sku.priceFee)}</span>
        </Check>
      ))}
    </fieldset>
  );
}
