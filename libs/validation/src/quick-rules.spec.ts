import { getMetadataStorage, type ValidationArguments } from 'class-validator';
import fc from 'fast-check';
import { Bool, Decimal, Int, Json, ListOf, OneOf, Text, TextsDto } from './fields/index.js';
import { quickRule } from './quick-rules.js';

class EveryRuleDto {
  @Text({ max: 5 }) filled!: string;
  @Text({ optional: true, max: 5 }) text?: string;
  @Int({ min: 2, max: 9 }) whole!: number;
  @Decimal({ min: -1, max: 1 }) decimal!: number;
  @Bool() flag!: boolean;
  @OneOf(['a', 'b']) choice!: string;
  @OneOf([0, 1]) number!: number;
  @ListOf(() => TextsDto) list!: TextsDto[];
  @Json() json!: object;
}

const values = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 'a', '1', 0, 1, -0, 1.5, 10, NaN, Infinity, true, [], {}),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.double(),
  fc.constantFrom('🚗🚗🚗🚗🚗', '🚗🚗🚗🚗🚗🚗', '☎️☎️☎️☎️☎️', 'é'.repeat(5)),
);

it('never says that a rule is kept which class-validator says is broken', () => {
  const metadatas = getMetadataStorage().getTargetValidationMetadatas(EveryRuleDto, '', false, false);
  const known = metadatas.flatMap((metadata) => {
    const quick = quickRule(metadata.name, (metadata.constraints as unknown[] | undefined) ?? []);
    const [constraint] = getMetadataStorage().getTargetValidatorConstraints(metadata.constraintCls);
    return quick && constraint ? [{ ...metadata, quick, constraint }] : [];
  });
  expect(new Set(known.map(({ name }) => name)).size).toBeGreaterThan(8);
  fc.assert(
    fc.property(values, (value) => {
      for (const { quick, constraint, constraints, propertyName, name } of known) {
        const about: ValidationArguments = {
          targetName: '',
          property: propertyName,
          object: {},
          value,
          constraints: constraints as unknown[],
        };
        if (quick(value))
          expect({ name, value, kept: constraint.instance.validate(value, about) }).toMatchObject({
            kept: true,
          });
      }
    }),
    { numRuns: 2_000 },
  );
});
