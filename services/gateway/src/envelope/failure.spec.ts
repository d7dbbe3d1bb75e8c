import { allOperations } from '@mall/contracts/all';
import { invalidInput } from '@mall/messaging';
import { check, fieldsOf, LOCALES } from '@mall/validation';
import { failureEnvelope, restFailure } from './failure.js';

const MOST_BYTES = 8_192;
const REQUEST_ID = 'r'.repeat(36);

/** Values that no field accepts, or few do. */
const WRONG = [{ wrong: 'я'.repeat(2_000) }, ['x', 'y'], '☃'.repeat(5_000), -1e300];
const INVENTED = Object.fromEntries(Array.from({ length: 60 }, (_, nth) => [`поле ${nth} `.repeat(30), nth]));

it('answers the worst request of every operation in 8 KB, and names a problem', () => {
  const tooLong = new Set<string>();
  for (const { request, subject } of allOperations) {
    const names = [...fieldsOf(request).keys()];
    for (const value of WRONG) {
      const plain = { ...Object.fromEntries(names.map((name) => [name, value])), ...INVENTED };
      const failure = invalidInput(check(request, plain).issues);
      for (const locale of LOCALES)
        for (const { body } of [
          failureEnvelope(failure, 'mall', locale, REQUEST_ID),
          failureEnvelope(failure, 'plain', locale, REQUEST_ID),
          restFailure(failure, locale, REQUEST_ID),
        ])
          if (!body['data'] || Buffer.byteLength(JSON.stringify(body)) > MOST_BYTES) tooLong.add(subject);
    }
  }
  expect(tooLong).toEqual(new Set());
});

it('says in the dialect of the console everything that is wrong with one field', () => {
  const text = (words: string) => ({ ru: words, zh: words, en: words });
  const failure = invalidInput([
    { field: 'vin', text: text('Is the make right?'), params: {} },
    { field: 'year', text: text('Too late.'), params: {} },
    { field: 'vin', text: text('Is the year right?'), params: {} },
  ]);
  expect(restFailure(failure, 'en', REQUEST_ID).body['errors']).toEqual({
    vin: 'Is the make right? Is the year right?',
    year: 'Too late.',
  });
});
