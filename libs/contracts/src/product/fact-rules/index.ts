import type { FieldIssue } from '@mall/validation';
import { bodyRules } from './body.js';
import { dateRules } from './dates.js';
import { engineRules } from './engine.js';
import { priceRules } from './price.js';
import type { FactRule, JudgedCar, JudgedField, RuleKnowledge, RuleWeight } from './rule.js';
import { vinRules } from './vin.js';

export type { JudgedCar, JudgedField, RuleKnowledge } from './rule.js';

/**
 * Rules between the facts of a car. The product service applies them wherever a car is written, and forms before they send it, so
 * that forms, REST and imports get the same answers.
 */
export const factRules = {
  ...dateRules,
  ...engineRules,
  ...bodyRules,
  ...priceRules,
  ...vinRules,
} as const satisfies Record<string, FactRule>;

export type FactRuleCode = keyof typeof factRules;

const codes = Object.keys(factRules) as FactRuleCode[];

/** Codes of the rules whose facts a person can affirm. */
export const factQuestions: readonly FactRuleCode[] = codes.filter(
  (code) => factRules[code].weight === 'asked',
);

export interface BrokenRule extends FieldIssue {
  readonly code: FactRuleCode;
  readonly field: JudgedField;
  readonly weight: RuleWeight;
}

/**
 * Returns the rules that the facts of a car break, those that refuse first.
 * @param changed the fields that are written; only rules that read one of them are applied. All rules by default.
 */
export function brokenRules(
  car: JudgedCar,
  known: RuleKnowledge,
  changed?: ReadonlySet<string>,
): BrokenRule[] {
  const broken = codes.flatMap((code) => {
    const { reads, field, weight, text, brokenBy }: FactRule = factRules[code];
    if (changed && !reads.some((read) => changed.has(read))) return [];
    const params = brokenBy(car, known);
    return params ? [{ code, field, weight, text, params }] : [];
  });
  return broken.sort(
    ({ weight: one }, { weight: other }) => Number(one === 'asked') - Number(other === 'asked'),
  );
}

/** Returns the fields that the rules which speak at a field read, the field itself included. */
export const fieldsReadAt = (field: string): readonly JudgedField[] => [
  ...new Set(codes.flatMap((code) => (factRules[code].field === field ? factRules[code].reads : []))),
];
