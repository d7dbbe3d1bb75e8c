import { dispositionOf, originNameOf } from './origin-name.js';

describe('the name of a sent file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\слип.pdf', 'слип.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['a\0b\r\n.png', 'ab.png'],
    ['  ', 'file'],
    [undefined, 'file'],
    ['/', 'file'],
  ])('%j is shown as %j', (given, shown) => expect(originNameOf(given)).toBe(shown));

  it('is cut to 200 characters without splitting one', () => {
    expect([...originNameOf('车'.repeat(300))]).toHaveLength(200);
    expect(originNameOf('🚗'.repeat(300))).toBe('🚗'.repeat(200));
  });
});

describe('a disposition', () => {
  it('carries the name in any language and cannot be broken out of', () => {
    expect(dispositionOf('слип "1".pdf', true)).toBe(
      `attachment; filename="____ _1_.pdf"; filename*=UTF-8''%D1%81%D0%BB%D0%B8%D0%BF%20%221%22.pdf`,
    );
    expect(dispositionOf(`a'(b)*.png`, false)).toBe(
      `inline; filename="a'(b)*.png"; filename*=UTF-8''a%27%28b%29%2A.png`,
    );
  });
});
