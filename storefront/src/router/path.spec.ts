import { hrefOf, resolvePath, withoutBase } from './path.js';

describe('what a link leads to', () => {
  it.each([
    ['/cart', '/cart', '', ''],
    ['?page=2', '/list', '?page=2', ''],
    ['#price', '/list', '', '#price'],
    ['/list?keyword=a b', '/list', '?keyword=a%20b', ''],
    ['/cars/джили', '/cars/%D0%B4%D0%B6%D0%B8%D0%BB%D0%B8', '', ''],
  ])('%s', (to, pathname, search, hash) => {
    expect(resolvePath(to, '/list')).toEqual({ pathname, search, hash });
  });

  it('keeps the present path where an object names none, and nothing else', () => {
    expect(resolvePath({ search: 'page=2' }, '/list')).toEqual({
      pathname: '/list',
      search: '?page=2',
      hash: '',
    });
    expect(resolvePath({ search: '' }, '/list')).toEqual({ pathname: '/list', search: '', hash: '' });
  });

  it.each(['//evil.example/cart', 'https://evil.example/cart', '/\\evil.example/cart'])(
    'stays on this site for %s',
    (to) => {
      expect(hrefOf(resolvePath(to, '/list'), '')).toBe('/cart');
    },
  );
});

it('writes and reads addresses that name the language', () => {
  expect(hrefOf(resolvePath('/list?page=2#top', '/'), '/zh')).toBe('/zh/list?page=2#top');
  expect(hrefOf(resolvePath('/', '/list'), '/zh')).toBe('/zh');
  expect(withoutBase('/zh/list', '/zh')).toBe('/list');
  expect(withoutBase('/zh', '/zh')).toBe('/');
});
