type Quick = (value: unknown) => boolean;

/**
 * Fast versions of simple class-validator rules, by the name of the rule; its calls cost more than the comparisons. `true` means
 * that class-validator accepts the value, `false` leaves the decision to it.
 */
const QUICK: Readonly<Record<string, (constraints: readonly unknown[]) => Quick>> = {
  isDefined: () => (value) => value !== undefined && value !== null,
  isString: () => (value) => typeof value === 'string',
  isBoolean: () => (value) => typeof value === 'boolean',
  isArray: () => (value) => Array.isArray(value),
  isObject: () => (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  isInt: () => (value) => Number.isInteger(value),
  isNumber: () => (value) => Number.isFinite(value),
  min: ([least]) => isNumberThat((value) => value >= Number(least)),
  max: ([most]) => isNumberThat((value) => value <= Number(most)),
  isIn: ([values]) =>
    Array.isArray(values) ? (value) => (values as readonly unknown[]).includes(value) : () => false,
};

const isNumberThat =
  (holds: (value: number) => boolean): Quick =>
  (value) =>
    typeof value === 'number' && holds(value);

/** Returns the fast version of a rule, whose `true` is certain; `undefined` for rules that only class-validator knows. */
export const quickRule = (name: string | undefined, constraints: readonly unknown[]): Quick | undefined =>
  name !== undefined && Object.hasOwn(QUICK, name) ? QUICK[name]!(constraints) : undefined;
