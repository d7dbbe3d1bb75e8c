import { Day, Decimal, Int, OneOf, shapeOf, Text, Trilingual, type Texts } from '@mall/validation';
import {
  carFactTable,
  labelWithUnit,
  type CarFact,
  type CarFactName,
  type CarFactTable,
} from './car-fact-table.js';
import { recordOf } from './car-field-rows.js';

/** Type of the values of a fact. */
type ValueOf<Fact> = Fact extends { readonly kind: 'choice'; readonly words: infer Words }
  ? keyof Words & string
  : Fact extends { readonly kind: 'whole' | 'decimal' | 'year' }
    ? number
    : Fact extends { readonly kind: 'texts' }
      ? Texts
      : string;

type CarFactValues = { -readonly [N in CarFactName]?: ValueOf<CarFactTable[N]> };

/** Declares the field of a fact in requests and answers; null removes it. */
function fieldOf(fact: CarFact): PropertyDecorator {
  const options = { label: labelWithUnit(fact), optional: true, nullable: true };
  switch (fact.kind) {
    case 'choice':
      return OneOf(Object.keys(fact.words), options);
    case 'decimal':
      return Decimal({ ...options, min: fact.min ?? 0, max: fact.max });
    case 'whole':
    case 'year':
      return Int({ ...options, min: fact.min, max: fact.max });
    case 'text':
      return Text({ ...options, max: fact.max, ...(fact.isCode && { kind: 'code' }) });
    case 'texts':
      return Trilingual(options);
    case 'day':
      return Day({ ...options, of: fact.of });
  }
}

/** Returns the fields of a table of facts. */
export const fieldsOfFacts = <Name extends string>(
  table: Readonly<Record<Name, CarFact>>,
): Record<Name, PropertyDecorator> => recordOf(Object.keys(table) as Name[], (name) => fieldOf(table[name]));

/**
 * Facts about one car. Everything is optional here, because a draft may lack anything; what a
 * car on sale needs is declared in `saleNeeds`.
 */
export class CarFacts extends shapeOf<CarFactValues>(fieldsOfFacts(carFactTable)) {}
