import { requestFields, type RequestField } from './request-fields.js';

const isText = ({ facts }: RequestField): boolean => facts.text !== undefined;
const texts = requestFields.filter(isText);
const spelt = texts.filter(({ facts }) => facts.text !== 'raw');

/** Values of a list go through the same rules as one text. */
const asGiven = ({ facts }: RequestField, text: string): unknown => (facts.type === 'array' ? [text] : text);

const INVISIBLE = [
  '\u200b\u2060',
  '\u202a\u202c',
  ' \u00a0\u3000\t',
  '\u2800',
  '\u00ad\ufeff',
  '\u3164',
  '\u200d\ufe0f',
];

/** Names, words and numbers with letters that have two spellings. */
const TWO_SPELLINGS = [
  ...['Йошкар-Ола', 'Ёлкина', 'Ӑ', 'Ӧ', 'Ғабит Ұлы', 'José', 'Ångström', 'Čech', 'が', '각', 'Й', 'Ё7', 'é1'],
];

it('declares the kind of every text, so that none is stored as it happens to be typed', () => {
  const closed = new Set(['date', 'date-time']);
  const undeclared = requestFields.filter(({ facts, read }) => {
    const isString = facts.type === 'string' || (facts.type === 'array' && facts.items === 'string');
    if (!isString || facts.text || facts.openapi['enum'] || closed.has(String(facts.openapi['format'])))
      return false;
    // Ids and addresses of files accept nothing that could be spelt in two ways.
    return ['Й', ' 1', '\u200b1', '１'].some(
      (text) => 'value' in read(facts.type === 'array' ? [text] : text),
    );
  });
  expect(undeclared.map(({ name }) => name)).toEqual([]);
  expect(texts.length).toBeGreaterThan(300);
});

it('accepts nothing invisible as a text', () => {
  const accepted = spelt.flatMap((field) =>
    INVISIBLE.filter((text) => {
      const read = field.read(asGiven(field, text));
      return 'value' in read && String(read.value) !== '';
    }).map((text) => `${field.name} ${JSON.stringify(text)}`),
  );
  expect(accepted).toEqual([]);
});

it('refuses a required text that has nothing visible, whatever it is', () => {
  const accepted = texts
    .filter(({ facts }) => facts.type === 'string' && !facts.optional)
    .filter(({ read }) => INVISIBLE.some((text) => 'value' in read(text)));
  expect(accepted.map(({ name }) => name)).toEqual([]);
});

it('answers the same for composed and decomposed letters', () => {
  for (const field of spelt)
    for (const text of TWO_SPELLINGS)
      expect([field.name, field.read(asGiven(field, text.normalize('NFD')))]).toEqual([
        field.name,
        field.read(asGiven(field, text.normalize('NFC'))),
      ]);
});

it('answers the same for a text with what messengers and browsers add on copying', () => {
  for (const field of spelt)
    for (const text of ['Анна', 'anna7', '12', '45-08']) {
      const pasted = `\u202a\u200b${text.replace('-', '\u2011')}\u202c\u00a0`;
      const [typed, copied] = [text, pasted].map((given) => field.read(asGiven(field, given)));
      // A hyphen that does not break is kept where the text is free.
      if (!text.includes('-') || !['line', 'lines'].includes(field.facts.text!))
        expect([field.name, copied]).toEqual([field.name, typed]);
    }
});

it('keeps secrets, signatures and keys exactly as they are sent', () => {
  const secret = /password|credential|refresh_?token|ticket|signature|base64|idempotencyKey/i;
  const changed = texts.filter(({ name, facts }) => secret.test(name.split('.')[1]!) && facts.text !== 'raw');
  expect(changed.map(({ name }) => name)).toEqual([]);
});
