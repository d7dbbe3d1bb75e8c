import { contentLine, contentOf, isTyped, paperContent, placeContent } from './message-content.js';

describe('contentOf', () => {
  it.each([
    ['Здравствуйте', { kind: 'text', text: 'Здравствуйте' }],
    ['%img/files/f/77', { kind: 'picture', fileId: '77' }],
    ['%img/2026/old.png', { kind: 'picture', fileId: undefined }],
    ['%key/isAvailable', { kind: 'quickReply' }],
    [paperContent('contract', '4711'), { kind: 'paper', paper: 'contract', documentId: '4711' }],
    ['%paper/passport/4711', { kind: 'text' }],
    ['%paper/contract/9223372036854775808', { kind: 'text' }],
    ['%location/43.797,131.95/Стоянка', { kind: 'place', lat: 43.797, lng: 131.95, label: 'Стоянка' }],
    ['%location/-90,180/', { kind: 'place', lat: -90, lng: 180, label: '' }],
    ['%location/91,0/', { kind: 'text' }],
    ['%location/0,180.1/', { kind: 'text' }],
    ['%location/1e1,0/', { kind: 'text' }],
    ['%location/43.797,131.95', { kind: 'text' }],
    [`%location/1,1/${'я'.repeat(201)}`, { kind: 'text' }],
  ])('reads %s', (content, parts) => {
    expect(contentOf(content)).toMatchObject(parts);
  });
});

it('a place has six decimals and a label of one line', () => {
  const content = placeContent({ lat: 43.79712345678, lng: 131.9, label: ' Двор\n у  границы ' });
  expect(content).toBe('%location/43.797123,131.9/Двор у границы');
  expect(contentOf(placeContent({ lat: 1e-9, lng: 0, label: 'я'.repeat(300) }))).toMatchObject({ lat: 0 });
});

it('text with a known or unknown prefix does not count as typed', () => {
  expect(isTyped('%key/of-a-later-release')).toBe(false);
  expect(isTyped('%location/')).toBe(false);
  expect(isTyped('100 % предоплата')).toBe(true);
});

it.each([
  ['Здравствуйте', 'Здравствуйте'],
  ['%img/12', 'картинка'],
  ['%paper/invoice/7', 'документ invoice'],
  ['%location/43.8,131.9/Двор', 'Двор'],
  ['%location/43.8,131.9/', 'место'],
])('%s is shown in one line as %s', (message, line) => {
  const words = { picture: 'картинка', place: 'место', paper: (kind: string) => `документ ${kind}` };
  expect(contentLine(message, 'ru', words)).toBe(line);
});
