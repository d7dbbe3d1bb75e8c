import { withoutEndingSlashes } from './ending-slashes.js';

describe('an address', () => {
  it.each([
    ['/api/admin/dict/', '/api/admin/dict'],
    ['/api/admin/dict///?a=/', '/api/admin/dict?a=/'],
    ['/api/admin/dict?a=b/', '/api/admin/dict?a=b/'],
    ['/api/a//b', '/api/a//b'],
    ['/api/a/?', '/api/a?'],
  ])('%s is read as %s', (url, read) => expect(withoutEndingSlashes(url)).toBe(read));
});
