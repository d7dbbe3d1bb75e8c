import { problemOf } from './file-rules.js';

const limits = { imagesOnly: false, maxMegabytes: 50 };
const MB = 1024 * 1024;

describe('problemOf', () => {
  it.each(['slip.jpg', 'slip.JPEG', 'слип.png', 'платёж.pdf'])('takes %s', (name) => {
    expect(problemOf({ name, size: 50 * MB }, limits)).toBeUndefined();
  });

  it('refuses other types, empty files and those over the limit', () => {
    expect(problemOf({ name: 'slip.exe', size: 1 }, limits)).toBe('wrongType');
    expect(problemOf({ name: 'slip.pdf.html', size: 1 }, limits)).toBe('wrongType');
    expect(problemOf({ name: 'slip.pdf', size: 0 }, limits)).toBe('empty');
    expect(problemOf({ name: 'slip.pdf', size: 50 * MB + 1 }, limits)).toBe('tooLarge');
    expect(problemOf({ name: 'id.pdf', size: 1 }, { ...limits, imagesOnly: true })).toBe('wrongImage');
  });
});
