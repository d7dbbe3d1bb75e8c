import type { Shaped } from './field.js';

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
