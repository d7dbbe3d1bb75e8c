import { maskDocument, maskMobile } from './mask.js';

describe('masking', () => {
  it('leaves two characters at each end of a document number', () => {
    expect(maskDocument('4508 123456')).toBe('45••••••56');
    expect(maskDocument('7712 3456')).toBe('77••••56');
  });

  it('leaves nothing of a short number and nothing of an empty one', () => {
    expect(maskDocument('A12')).toBe('•••');
    expect(maskDocument(null)).toBeNull();
  });

  it('leaves the country code and four digits of a phone number', () => {
    expect(maskMobile('+79141234567')).toBe('+7••••••4567');
    expect(maskMobile('13800138000')).toBe('•••••••8000');
  });
});
