import { useTranslate } from 'react-admin';
import type { CarRecord } from '@mall/contracts/product';
import { deliveryTerm, figure, localised } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Facts } from '../components/Facts.js';
import { Day, Moment } from '../components/Moment.js';
import { Yuan } from '../components/Money.js';
import { DictionaryWord } from '../components/StatusWord.js';

interface CarProps {
  readonly car: CarRecord;
}

/** The facts of the car itself. */
export function CarFactsTable({ car }: CarProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const fact = (name: string, value: React.ReactNode) => ({
    label: translate(`resources.cars.fields.${name}`),
    value,
  });
  const word = (name: keyof CarRecord & string, dictionary: string) =>
    fact(name, car[name] && <DictionaryWord dictionary={dictionary} value={String(car[name])} />);
  return (
    <Facts
      facts={[
        fact('brandId', localised(car.brandName, locale)),
        fact('seriesId', localised(car.seriesName, locale)),
        fact('trim', localised(car.trim, locale)),
        fact('vin', car.vin),
        word('condition', 'condition'),
        fact('year', car.year),
        fact('firstRegDate', car.firstRegDate && <Day on={car.firstRegDate} />),
        fact('mileageKm', car.mileageKm === undefined ? null : figure(car.mileageKm, 'km', locale)),
        word('bodyType', 'body_type'),
        word('fuel', 'fuel_type'),
        fact('engineCc', car.engineCc ? figure(car.engineCc, 'cc', locale) : null),
        fact('engineCode', car.engineCode),
        fact('powerHp', car.powerHp ? figure(car.powerHp, 'hp', locale) : null),
        fact('powerKw', car.powerKw ? figure(car.powerKw, 'kw', locale) : null),
        fact('power30MinKw', car.power30MinKw ? figure(car.power30MinKw, 'kw', locale) : null),
        fact('batteryKwh', car.batteryKwh ? figure(car.batteryKwh, 'kwh', locale) : null),
        word('gearbox', 'gearbox'),
        word('drive', 'drive_type'),
        word('steering', 'steering'),
        word('colour', 'colour'),
        word('interiorColour', 'colour'),
        fact('seats', car.seats),
        fact('transferCount', car.transferCount),
        fact('locationCity', localised(car.locationCity, locale)),
      ]}
    />
  );
}

/** Shop, prices and stock. */
export function CarMoney({ car }: CarProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const label = (name: string) => translate(`resources.cars.fields.${name}`);
  return (
    <Facts
      facts={[
        { label: label('priceFee'), value: <Yuan fen={car.priceFee} /> },
        {
          label: label('marketPriceFee'),
          value: car.marketPriceFee ? <Yuan fen={car.marketPriceFee} /> : null,
        },
        {
          label: label('wholesalePriceFee'),
          value: car.wholesalePriceFee ? <Yuan fen={car.wholesalePriceFee} /> : null,
        },
        { label: label('stock'), value: car.stock },
        { label: label('lockStock'), value: car.lockStock },
        { label: label('saleNum'), value: car.saleNum },
        { label: label('shopName'), value: car.shopName },
        { label: label('categoryId'), value: localised(car.categoryName, locale) },
        { label: label('partyCode'), value: car.partyCode },
        { label: label('incoterm'), value: car.incoterm && deliveryTerm(car.incoterm, locale) },
        { label: label('createTime'), value: <Moment at={car.createTime} /> },
        { label: label('updateTime'), value: <Moment at={car.updateTime} /> },
      ]}
    />
  );
}
