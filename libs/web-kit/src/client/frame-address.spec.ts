import { frameAddress } from './frame-address.js';

const OWN = 'https://mall.example';

test.each([
  ['https://apps.example/board?x=1', 'https://apps.example/board?x=1'],
  ['http://127.0.0.1:9000/', 'http://127.0.0.1:9000/'],
])('opens %s', (address, opened) => expect(frameAddress(address, OWN)).toBe(opened));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \tjava\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://apps.example/1',
  'http://apps.example/',
  '//apps.example/',
  '/console/',
  'https://mall.example/console/',
  'https://mall.example:443/console/',
  'https://admin:secret@apps.example/',
  'https://mall.example@apps.example/',
  'ftp://apps.example/',
  'file:///etc/passwd',
  '',
])('refuses %j', (address) => expect(frameAddress(address, OWN)).toBeUndefined());
