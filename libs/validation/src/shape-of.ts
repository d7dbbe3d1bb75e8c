import { sameField, type Shaped } from './field.js';

/**
 * Returns a class whose fields are declared by a table, to be extended by a class with members of its own. The fields come in the
 * order of the table, before those of `base`.
 */
export function shapeOf<T extends object, Base extends object = object>(
  fields: { readonly [K in keyof T]-?: PropertyDecorator },
  base: Shaped<Base> = Object as Shaped as Shaped<Base>,
): Shaped<T & Base> {
  const shaped = class extends (base as Shaped) {};
  for (const [name, decorate] of Object.entries<PropertyDecorator>(fields)) decorate(shaped.prototype, name);
  return shaped as Shaped<T & Base>;
}

/** Returns a class with some fields of another one, which keep their labels and rules. */
export function partOf<T extends object, K extends keyof T & string>(
  shaped: Shaped<T>,
  names: readonly K[],
): Shaped<Pick<T, K>> {
  return shapeOf(decorators(names, (name) => sameField(shaped, name))) as Shaped as Shaped<Pick<T, K>>;
}

/** Like `partOf`, but each field may be left out, which means that it does not change. */
export function changesOf<T extends object, K extends keyof T & string>(
  shaped: Shaped<T>,
  names: readonly K[],
): Shaped<Partial<Pick<T, K>>> {
  const fields = decorators(names, (name) => sameField(shaped, name, { mayBeAbsent: true }));
  return shapeOf(fields) as Shaped as Shaped<Partial<Pick<T, K>>>;
}

const decorators = <K extends string>(
  names: readonly K[],
  decorate: (name: K) => PropertyDecorator,
): Record<K, PropertyDecorator> =>
  Object.fromEntries(names.map((name) => [name, decorate(name)])) as Record<K, PropertyDecorator>;
