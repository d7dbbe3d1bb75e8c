type Quick = (value: unknown) => boolean;

/**
 * The plain rules of class-validator without its calls in between, which cost more than the comparisons; by the name of the rule. Each
 * says yes to a part of what class-validator accepts, and nothing about the rest.
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
  // Counted without halves of characters a text may be shorter, never longer.
  isLength: ([least, most]) =>
    least === 0 ? (value) => typeof value === 'string' && value.length <= Number(most) : () => false,
  isIn: ([values]) =>
    Array.isArray(values) ? (value) => (values as readonly unknown[]).includes(value) : () => false,
};

const isNumberThat =
  (holds: (value: number) => boolean): Quick =>
  (value) =>
    typeof value === 'number' && holds(value);

/** Whether a value certainly keeps the rule of this name; `undefined` for rules that only class-validator knows. */
export const quickRule = (name: string | undefined, constraints: readonly unknown[]): Quick | undefined =>
  name !== undefined && Object.hasOwn(QUICK, name) ? QUICK[name]!(constraints) : undefined;
