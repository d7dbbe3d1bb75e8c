import { LANDED_ADDRESS, importerWords, type InputOf, type OutputOf } from '@mall/web-kit';
import { isoDay } from '../../components/forms/typed-day.js';

export type AskedCost = InputOf<'order.landed.calculate'>;
type ListedCar = OutputOf<'product.car.prodInfo'>;
export type Importer = NonNullable<AskedCost['importer']>;

/** The names in the URL and in the form. */
export const FIELDS = ['price', 'fuel', 'registered', 'cc', 'hp', 'kw30'] as const;
export type FieldName = (typeof FIELDS)[number];
export type TypedCar = Readonly<Record<FieldName, string>>;

/** The request's name of each field, by which the server reports issues. */
export const requestNames: Readonly<Record<FieldName, keyof AskedCost>> = {
  price: 'priceFee',
  fuel: 'fuel',
  registered: 'firstRegDate',
  cc: 'engineCc',
  hp: 'powerHp',
  kw30: 'power30MinKw',
};

/** Whether the car has only an electric motor, whose 30-minute power counts. */
export const isElectric = (fuel: string): boolean => fuel === 'ev' || fuel === 'hybridSeries';

/** Returns the input for a listed car. */
export const typedOfCar = (car: ListedCar): TypedCar => ({
  price: String(car.priceFee / 100),
  fuel: car.fuel ?? '',
  registered: car.firstRegDate ?? '',
  cc: textOf(car.engineCc),
  hp: textOf(car.powerHp),
  kw30: textOf(car.power30MinKw),
});

const textOf = (value: number | null | undefined): string => (value ? String(value) : '');

export function typedOfAddress(search: URLSearchParams): TypedCar {
  return Object.fromEntries(FIELDS.map((name) => [name, search.get(name)?.trim() ?? ''])) as TypedCar;
}

export const NOTHING_TYPED = typedOfAddress(new URLSearchParams());

export function importerOf(search: URLSearchParams): Importer {
  const importer = search.get(LANDED_ADDRESS.importer) ?? '';
  return importer in importerWords ? (importer as Importer) : 'person';
}

/** Parses a number with grouped digits; a comma is a decimal point. */
const numberOf = (typed: string): number | undefined => {
  const bare = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return bare === '' ? undefined : Number(bare);
};

/** Returns the request for the input; undefined while price or fuel are missing, or a field is invalid. */
export function askedCost(typed: TypedCar, importer: Importer, city: string): AskedCost | undefined {
  const [price, cc, hp, kw30] = [typed.price, typed.cc, typed.hp, typed.kw30].map(numberOf);
  const firstRegDate = typed.registered === '' ? undefined : isoDay(typed.registered);
  const isUnreadable =
    [price, cc, hp, kw30].some(Number.isNaN) || (typed.registered !== '' && firstRegDate === undefined);
  if (price === undefined || typed.fuel === '' || isUnreadable) return undefined;
  return {
    priceFee: Math.round(price * 100),
    fuel: typed.fuel as AskedCost['fuel'],
    firstRegDate,
    engineCc: typed.fuel === 'ev' ? undefined : cc,
    powerHp: hp,
    power30MinKw: isElectric(typed.fuel) ? kw30 : undefined,
    city: city || undefined,
    importer,
  };
}
