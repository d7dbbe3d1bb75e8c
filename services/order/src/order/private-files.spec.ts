import { unfitFile } from './private-files.js';

describe('unfitFile', () => {
  const named = (originName: string) => ({ url: '/api/files/f/1', originName });

  it('accepts jpg, jpeg, png and pdf in any case', () => {
    expect(unfitFile(['a.jpg', 'b.JPEG', 'c.PNG', 'платёж.pdf'].map(named))).toBeUndefined();
  });

  it('names the first one that does not fit', () => {
    expect(unfitFile([named('a.pdf'), named('b.pdf.exe'), named('c.svg')])?.originName).toBe('b.pdf.exe');
    expect(unfitFile([named('pdf')])?.originName).toBe('pdf');
  });
});
