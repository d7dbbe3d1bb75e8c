import { allOperations } from '@mall/contracts/all';
import { invalidInput } from '@mall/messaging';
import { check, fieldsOf, LOCALES } from '@mall/validation';
import { failureEnvelope, restFailure } from './failure.js';

const MOST_BYTES = 8_192;

/** Values that no field accepts, or few do. */
const WRONG = [{ wrong: 'я'.repeat(2_000) }, ['x', 'y'], '☃'.repeat(5_000), -1e300];
const INVENTED = Object.fromEntries(
  Array.from({ length: 60 }, (_, nth) => [`поле ${nth} `.repeat(30), nth]),
);

it('answers the worst request of every operation in 8 KB, and names a problem', () => {
  for (const { request, subject } of allOperations) {
    const names = [...fieldsOf(request).keys()];
    for (const plain of [
      INVENTED,
      ...WRONG.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
    ]) {
      const { issues } = check(request, { ...plain, ...INVENTED });
      expect(issues.length).toBeGreaterThan(0);
      for (const locale of LOCALES)
        for (const { body } of [
          failureEnvelope(invalidInput(issues), 'mall', locale, 'r'.repeat(36)),
          failureEnvelope(invalidInput(issues), 'plain', locale, 'r'.repeat(36)),
          restFailure(invalidInput(issues), locale, 'r'.repeat(36)),
        ]) {
          expect([subject, Buffer.byteLength(JSON.stringify(body)) <= MOST_BYTES]).toEqual([subject, true]);
          expect(body['data']).not.toHaveLength(0);
        }
    }
  }
});
