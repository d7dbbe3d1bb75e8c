import type { Locator, Page } from 'playwright';

type Find = (...what: never[]) => Locator;

const FINDERS: ReadonlySet<string | symbol> = new Set([
  'getByText',
  'getByLabel',
  'getByPlaceholder',
  'locator',
]);

/** Restricts queries to the visible page: content of hidden tabs is not found. */
export function onScreen(page: Page): Page {
  return new Proxy(page, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const method = member.bind(target) as Find;
      return FINDERS.has(name) ? (...what: never[]) => method(...what).filter({ visible: true }) : method;
    },
  });
}
