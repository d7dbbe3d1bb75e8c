import {
  getMetadataStorage,
  ValidationTypes,
  type ValidationArguments,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { fieldsOf, type Shaped } from './field.js';
import { quickRule } from './quick-rules.js';

/** Whether an object follows every rule of its class. */
type Keeps = (object: object) => boolean;

type Rule = (value: unknown, object: object) => boolean;

/** The conditions and rules of one property in order; a condition that does not hold skips the rules. */
interface Property {
  readonly name: string;
  readonly conditions: readonly ((object: object, value: unknown) => boolean)[];
  readonly rules: readonly Rule[];
}

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const compiled = new Map<unknown, Keeps>();

/**
 * Whether an object follows the rules of its class, which are gathered once per class. class-validator gathers them anew for every
 * object, which costs more than all the rules together; it is still used to report what is wrong.
 */
export function keepsItsRules(object: object): boolean {
  const shaped = object.constructor;
  let keeps = compiled.get(shaped);
  if (!keeps) {
    keeps = compile(shaped);
    compiled.set(shaped, keeps);
  }
  return keeps(object);
}

function compile(shaped: object['constructor']): Keeps {
  const metadatas = getMetadataStorage().getTargetValidationMetadatas(shaped, '', false, false);
  const names = [...new Set(metadatas.map(({ propertyName }) => propertyName))];
  const properties = names.map((name) =>
    propertyOf(
      name,
      metadatas.filter(({ propertyName }) => propertyName === name),
    ),
  );
  const byName = new Map(properties.map((property) => [property.name, property]));
  const mayBeMissing = (name: string): boolean => fieldsOf(shaped as Shaped).get(name)?.optional === true;
  const needed = properties.filter(({ name }) => !mayBeMissing(name));
  // A search has some forty optional fields, of which a request uses few: absent ones are skipped.
  return (object) =>
    needed.every((property) => isKept(property, object)) &&
    Object.keys(object).every((name) => {
      const property = byName.get(name);
      return property === undefined || isKept(property, object);
    });
}

function isKept({ name, conditions, rules }: Property, object: object): boolean {
  const value = (object as Record<string, unknown>)[name];
  for (const holds of conditions) if (!holds(object, value)) return true;
  for (const rule of rules) if (!rule(value, object)) return false;
  return true;
}

function propertyOf(name: string, metadatas: readonly Metadata[]): Property {
  const isCondition = ({ type }: Metadata): boolean => type === ValidationTypes.CONDITIONAL_VALIDATION;
  return {
    name,
    conditions: metadatas
      .filter(isCondition)
      .map(({ constraints }) => constraints[0] as Property['conditions'][number]),
    rules: metadatas
      .filter((metadata) => !isCondition(metadata))
      .flatMap((metadata) =>
        metadata.type === ValidationTypes.NESTED_VALIDATION ? [nested] : rulesOf(metadata),
      ),
  };
}

function rulesOf(metadata: Metadata): Rule[] {
  return getMetadataStorage()
    .getTargetValidatorConstraints(metadata.constraintCls)
    .map(({ instance }) => ruleOf(metadata, instance));
}

function ruleOf(metadata: Metadata, constraint: ValidatorConstraintInterface): Rule {
  const { each, constraints, propertyName, name } = metadata;
  const isQuicklyKept = quickRule(name, (constraints as unknown[] | undefined) ?? []);
  // Shared by all calls: a rule runs synchronously, and an import runs several hundred rules for each car.
  const about: { -readonly [K in keyof ValidationArguments]: ValidationArguments[K] } = {
    targetName: '',
    property: propertyName,
    object: {},
    value: undefined,
    constraints: constraints as unknown[],
  };
  const passes = (value: unknown, whole: unknown, object: object): boolean => {
    if (isQuicklyKept?.(value)) return true;
    about.object = object;
    about.value = whole;
    return constraint.validate(value, about) === true;
  };
  return (value, object) =>
    each && Array.isArray(value)
      ? value.every((one) => passes(one, value, object))
      : passes(value, value, object);
}

function nested(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.every(nested);
  return value instanceof Object && keepsItsRules(value);
}
