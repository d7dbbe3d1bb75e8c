import { Int, ListOfValues, OneOf, shapeOf } from '@mall/validation';
import { MallPageDto } from '../define/index.js';
import {
  boundsOf,
  choicesAsked,
  countFields,
  rangeNames,
  recordFrom,
  recordOf,
  type MaxName,
  type MinName,
  type StoredFilters,
} from './car-field-rows.js';
import { carFactTable, type NumberFact } from './car-fact-table.js';
import type { CountField, RangeField } from './car-field-kinds.js';
import { carFields, type ChoiceName, type RangeName } from './car-fields.js';

const codesOf = (name: ChoiceName): string[] => Object.keys(carFields[name].words);

const single = (name: ChoiceName): PropertyDecorator => OneOf(codesOf(name), { optional: true });

function several(name: ChoiceName): PropertyDecorator {
  const codes = codesOf(name);
  const description = `Any of ${codes.join(', ')}.`;
  return ListOfValues('string', { optional: true, maxItems: codes.length, description });
}

function bounds(name: RangeName): (readonly [MinName<RangeName> | MaxName<RangeName>, PropertyDecorator])[] {
  const { label, requestMax }: RangeField = carFields[name];
  const { min, max }: NumberFact = carFactTable[name];
  const options = { label, optional: true, min, max: requestMax ?? max };
  const [lower, upper] = boundsOf(name);
  return [
    [lower, Int(options)],
    [upper, Int({ ...options, notBelow: lower })],
  ];
}

const count = ({ most }: CountField): PropertyDecorator =>
  ListOfValues('integer', {
    optional: true,
    maxItems: most,
    description: `Any of 1 to ${most}; ${most} stands for itself and everything above.`,
  });

const labels = {
  city: { ru: 'Город', zh: '所在城市', en: 'City' },
  region: { ru: 'Провинция', zh: '省份', en: 'Province' },
};

/** Place where a car stands. */
interface PlaceFilters {
  city?: string[];
  region?: string[];
}

const filters = {
  ...recordOf(choicesAsked('switch'), single),
  ...recordFrom(rangeNames.flatMap(bounds)),
  ...recordOf(choicesAsked('several'), several),
  ...recordOf(choicesAsked('one'), single),
  /** Names of cities in any of the three languages. */
  city: ListOfValues('string', { label: labels.city, optional: true, maxItems: 50 }),
  /** Codes of `regionWords`; any city of these regions matches. */
  region: ListOfValues('string', { label: labels.region, optional: true, maxItems: 50 }),
  ...recordFrom(countFields.map((field) => [field.name, count(field)])),
};

/** Request fields of the filters by stored fields and by place, in the order of the API. */
export class StoredFiltersDto extends shapeOf<StoredFilters & PlaceFilters, MallPageDto>(
  filters,
  MallPageDto,
) {}

/** The same fields without a page, as answers name them. */
export class StoredFiltersView extends shapeOf<StoredFilters & PlaceFilters>(filters) {}
