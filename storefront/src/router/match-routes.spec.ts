import { matchRoutes, type Route } from './match-routes.js';

const routes: readonly Route[] = [
  {
    handle: { name: 'frame' },
    children: [
      { path: '/cars', handle: { name: 'cars' } },
      { path: '/cars/:make', handle: { name: 'make' } },
      { path: '/cars/:make/:series', handle: { name: 'series' } },
      { handle: { name: 'account' }, children: [{ path: '/userinfo/address', handle: { name: 'address' } }] },
      { path: '*', handle: { name: 'missing' } },
    ],
  },
];

const at = (path: string) =>
  matchRoutes(routes, path).map(({ route }) => (route.handle as { name: string }).name);

describe('the routes that lead to a path', () => {
  it.each([
    ['/cars', ['frame', 'cars']],
    ['/cars/', ['frame', 'cars']],
    ['/Cars', ['frame', 'cars']],
    ['/cars/geely', ['frame', 'make']],
    ['/cars/geely/monjaro', ['frame', 'series']],
    ['/cars/geely/monjaro/2024', ['frame', 'missing']],
    ['/userinfo/address', ['frame', 'account', 'address']],
    ['/userinfo', ['frame', 'missing']],
    ['/', ['frame', 'missing']],
  ])('at %s', (path, names) => {
    expect(at(path)).toEqual(names);
  });

  it('are none where no route takes every path', () => {
    expect(matchRoutes([{ path: '/cars' }], '/nothing')).toEqual([]);
  });
});

describe('the named parts of a path', () => {
  const paramsAt = (path: string) => matchRoutes(routes, path).at(-1)?.params;

  it('are read as people write them', () => {
    expect(paramsAt('/cars/%D0%B4%D0%B6%D0%B8%D0%BB%D0%B8/x%2Fy')).toEqual({ make: 'джили', series: 'x/y' });
  });

  it('stay as they are where an escape is broken', () => {
    expect(paramsAt('/cars/100%')).toEqual({ make: '100%' });
  });

  it('are known to the layouts around a page, too', () => {
    expect(matchRoutes(routes, '/cars/geely')[0]?.params).toEqual({ make: 'geely' });
  });
});
