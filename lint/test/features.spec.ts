import { CONSOLE_SHARED, SERVICE_FEATURES } from '../features.mjs';

type Imports = Readonly<Record<string, readonly string[]>>;

/** Returns the first circle among the features, as a path that begins and ends with the same one. */
function circleIn(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (path: readonly string[]): readonly string[] | undefined => {
    const feature = path.at(-1)!;
    if (path.indexOf(feature) < path.length - 1) return path.slice(path.indexOf(feature));
    if (done.has(feature)) return undefined;
    for (const next of imports[feature] ?? []) {
      const circle = visit([...path, next]);
      if (circle) return circle;
    }
    done.add(feature);
    return undefined;
  };
  return Object.keys(imports)
    .map((feature) => visit([feature]))
    .find((circle) => circle !== undefined);
}

describe('the allowed imports between features have no circle', () => {
  test.each(Object.entries<Imports>({ ...SERVICE_FEATURES, console: CONSOLE_SHARED }))('%s', (_, imports) => {
    expect(circleIn(imports)).toBeUndefined();
  });
});

test('a circle of three features is found', () => {
  expect(circleIn({ menu: ['staff'], staff: ['role'], role: ['menu'] })).toEqual([
    'menu',
    'staff',
    'role',
    'menu',
  ]);
});
