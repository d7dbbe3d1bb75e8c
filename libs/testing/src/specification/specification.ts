/** The objects that the cases of a specification use: the object under test and everything needed to arrange it. */
export interface Arranged<Subject extends object> {
  readonly repository: Subject;
}

type ClassOf<Subject> = abstract new (...args: never[]) => Subject;

/**
 * The behaviour that callers of a repository rely on. Both the repository on a real database and its fake in unit tests have to
 * pass, so that unit tests show what production does.
 * @example export const cartSpecification = new Specification<ArrangedCart>((arrange) => { it('lists the newest line first', async
 * () => { const { repository, tx } = await arrange(); }); }); cartSpecification.holdsFor(InMemoryCarts, () => ({ repository: new
 * InMemoryCarts(), tx }));
 */
export class Specification<Given extends Arranged<object>> {
  constructor(private readonly describeCases: (arrange: () => Promise<Given>) => void) {}

  /**
   * Registers the cases for a class, with a function that creates an object of it for one case. One more case fails when the class
   * overrides a method that no case has called: it would not be known to behave like the method that it replaces.
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

/** Wraps the object so that the names of called methods are added to `called`, including those that it calls itself. */
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
