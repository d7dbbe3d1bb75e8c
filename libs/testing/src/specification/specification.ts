/** What the cases of a specification work on: the object under test, and whatever else they need to arrange it. */
export interface Arranged<Subject extends object> {
  readonly repository: Subject;
}

type ClassOf<Subject> = abstract new (...args: never[]) => Subject;

/**
 * What callers of a repository rely on. The repository passes it on a real database, and so does the class that stands
 * for it in unit tests: otherwise a unit test says what production does not do.
 *
 * @example
 * export const cartSpecification = new Specification<ArrangedCart>((arrange) => {
 *   it('lists the newest line first', async () => {
 *     const { repository, tx } = await arrange();
 *   });
 * });
 * cartSpecification.holdsFor(InMemoryCarts, () => ({ repository: new InMemoryCarts(), tx }));
 */
export class Specification<Given extends Arranged<object>> {
  constructor(private readonly describeCases: (arrange: () => Promise<Given>) => void) {}

  /**
   * Registers the cases, for a class and for how one case gets an object of it. One more case fails when the class
   * overrides a method that no case has called: nothing would say that it behaves as the one that it replaces.
   */
  holdsFor(subject: ClassOf<Given['repository']>, arrange: () => Given | Promise<Given>): void {
    describe(subject.name, () => {
      const called = new Set<PropertyKey>();
      this.describeCases(async () => {
        const given = await arrange();
        expect(given.repository).toBeInstanceOf(subject);
        return { ...given, repository: noting(given.repository, called) };
      });

      it('overrides only methods that a case has called', () => {
        expect(overriddenMethods(subject).filter((name) => !called.has(name))).toEqual([]);
      });
    });
  }
}

/** The object, which adds the names of the methods that are called to `called`, those that it calls itself included. */
function noting<Subject extends object>(subject: Subject, called: Set<PropertyKey>): Subject {
  return new Proxy(subject, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value === 'function') called.add(name);
      return value;
    },
  });
}

function overriddenMethods(subject: ClassOf<object>): string[] {
  const names = new Set<string>();
  let own = subject.prototype as object;
  for (;;) {
    const base = Object.getPrototypeOf(own) as object | null;
    if (!base) return [...names];
    for (const name of Object.getOwnPropertyNames(own))
      if (name !== 'constructor' && name in base) names.add(name);
    own = base;
  }
}
