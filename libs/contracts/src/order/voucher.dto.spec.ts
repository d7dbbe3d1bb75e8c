import { check, fillPlainText } from '@mall/validation';
import { UploadVoucherDto } from './voucher.dto.js';

it('names the parts of a file as people call them, not as the protocol does', () => {
  const { issues } = check(UploadVoucherDto, {
    files: [{}, { url: 'http://example.test/a', originName: 'a' }],
  });
  const said = issues
    .filter(({ field }) => field.startsWith('files'))
    .map(({ text, params }) => fillPlainText(text, 'ru', params));
  expect(said.length).toBeGreaterThan(2);
  for (const one of said) expect(one).not.toMatch(/url|originName/);
});
