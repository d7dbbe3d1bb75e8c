import { isConsolePath, isOwnAddress, isShopPath } from './menu-path.js';

test.each(['/orders', '/orders?filter={"status":2}', '/dictionaries/1', '/'])('takes %s', (path) => {
  expect(isConsolePath(path)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/orders\u0009',
  'data:text/html,x',
  '',
])('refuses %j', (path) => {
  expect(isConsolePath(path)).toBe(false);
});

test.each([
  '/secoundHandCar/introduction',
  '/secoundHandCar/list?item=new&brandId=7',
  '/secoundHandCar/list?keyword=%D0%B4%D0%B8%D0%B7%D0%B5%D0%BB%D1%8C',
  '/cars/geely/monjaro',
  '/myiframe/leasing',
])('the shop takes %s', (path) => {
  expect(isShopPath(path)).toBe(true);
});

test.each([
  '/orders',
  '/login?back=//evil.example',
  '/secoundHandCar/../../api/docs',
  '/myiframe/1',
  '//evil.example/secoundHandCar/list',
  'https://evil.example/secoundHandCar/list',
  'javascript:alert(1)',
  '/secoundHandCar/list#x',
  '/cars/a/b/c',
])('the shop refuses %j', (path) => {
  expect(isShopPath(path)).toBe(false);
});

test.each(['/pages/leasing', '/pages/avto-do-160-ls', '/pages/2026'])(
  'an address of its own may be %s',
  (path) => {
    expect(isOwnAddress(path)).toBe(true);
  },
);

test.each([
  '/pages',
  '/pages/',
  '/pages/Leasing',
  '/pages/a/b',
  '/pages/-a',
  '/pages/..',
  '/pages/a?b=1',
  '/leasing',
])('an address of its own is not %j', (path) => {
  expect(isOwnAddress(path)).toBe(false);
});
