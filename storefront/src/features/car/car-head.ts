import { roubles } from '@mall/web-kit';
import { pictureUrl } from '@mall/contracts/file';
import { useTranslation } from 'react-i18next';
import { carLine } from '../../components/car-line.js';
import type { PageHead } from '../../components/ui/page-head.js';
import { placeName } from '../../mall/city.js';
import { locale } from '../../mall/locale.js';
import { readableCarPath } from '../../mall/readable-paths.js';
import { yuan } from '../../mall/yuan.js';
import type { Car } from './car.js';
import { useCarTotal } from './use-car-total.js';

const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
} as const;

/** Returns the metadata of a car for search engines and link previews. */
export function useCarHead(car: Car): PageHead {
  const { t } = useTranslation('car');
  const { landedRub, city } = useCarTotal(car, undefined);
  const contract = car.priceRub === undefined ? yuan(car.priceFee) : roubles(car.priceRub, locale);
  const price =
    landedRub == null
      ? t('car.priceContract', { price: contract })
      : t('car.priceLanded', { city: placeName(city), sum: roubles(landedRub, locale), price: contract });
  const description = t('car.description', {
    name: car.spuName,
    facts: carLine(car, locale).join(', '),
    price,
  });
  const picture = car.mainImgUrlBase === '1' ? undefined : pictureUrl(car.mainImgUrl, '1280');
  return {
    title: car.spuName,
    description,
    canonical: readableCarPath(car.spuId),
    card: {
      name: `car-${car.spuId}`,
      title: car.spuName,
      line: carLine(car, locale).join('\u00a0· '),
      price: landedRub == null ? contract : roubles(landedRub, locale),
      note: landedRub == null ? t('share.contract') : t('share.landed', { city: placeName(city) }),
      badge: car.isSold ? t(car.isWithheld ? 'car.withheld' : 'car.sold') : undefined,
      photo: picture && car.mainImgUrl,
    },
    facts: [carFacts(car, description, picture, offered(car, landedRub))],
  };
}

/**
 * Returns the main price of the page, equal to that in the feeds: with duties to the visitor's city, otherwise that of the
 * contract. Search engines refuse offers whose page shows another price.
 */
function offered(car: Car, landedRub: number | null | undefined): object {
  const rub = landedRub ?? car.priceRub;
  return rub == null
    ? { price: (car.priceFee / 100).toFixed(2), priceCurrency: car.currency }
    : { price: String(rub), priceCurrency: 'RUB' };
}

/** Describes the car as an offered product. Source: schema.org, Car and Offer. */
function carFacts(car: Car, description: string, picture: string | undefined, price: object): object {
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name: car.spuName,
    description,
    image: picture,
    brand: { '@type': 'Brand', name: car.brandName },
    model: car.seriesName,
    vehicleModelDate: car.year === undefined ? undefined : String(car.year),
    itemCondition: car.condition && CONDITIONS[car.condition],
    mileageFromOdometer: quantity(car.mileageKm, 'KMT'),
    fuelType: car.fuel,
    bodyType: car.bodyType,
    vehicleTransmission: car.gearbox,
    driveWheelConfiguration: car.drive,
    color: car.colour,
    vehicleSeatingCapacity: car.seats,
    vehicleEngine: car.powerHp
      ? {
          '@type': 'EngineSpecification',
          enginePower: quantity(car.powerHp, 'BHP'),
          engineDisplacement: quantity(car.engineCc || undefined, 'CMQ'),
        }
      : undefined,
    offers: {
      '@type': 'Offer',
      ...price,
      availability: car.hasStock ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      url: readableCarPath(car.spuId),
      seller: { '@type': 'AutoDealer', name: car.shopInfo.shopName },
    },
  };
}

/** Describes a figure with its unit. Source: UN/CEFACT common codes. */
const quantity = (value: number | undefined, unitCode: string): object | undefined =>
  value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
