import { dialectBeside } from './dialect.js';

describe('the dialect of an address without a route', () => {
  it.each([
    ['/api/mall4cloud_product/no/such/operation', 'mall'],
    ['/api/mall4cloud_order?page=1', 'mall'],
    ['/api/admin/no/such/operation', 'admin'],
    ['/api/auth/no/such/operation', 'admin'],
    ['/api/rest/no-such-resource/1/2/3', 'rest'],
    ['/api/nothing-is-declared-here', 'admin'],
    ['/assets/missing.js', 'admin'],
    ['/', 'admin'],
  ])('%s is %s', (url, dialect) => expect(dialectBeside(url)).toBe(dialect));
});
