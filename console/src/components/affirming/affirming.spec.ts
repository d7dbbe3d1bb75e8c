import { HttpError } from 'react-admin';
import { affirming } from './affirming.js';

const question = (code: string) => ({ field: 'mileageKm', message: `${code}?`, question: code });
const refusal = (...data: object[]) => new HttpError('', 409, { message: '', data });

/** Returns a server that refuses the first requests with these failures, and then saves. */
function aServer(...failures: Error[]) {
  const saved: (readonly string[])[] = [];
  const save = async (affirmed: readonly string[]) => {
    saved.push(affirmed);
    const failure = failures.shift();
    if (failure) throw failure;
    return 'saved';
  };
  return { save, saved };
}

test('saves again with the codes of what a person affirms, also when questions come in parts', async () => {
  const { save, saved } = aServer(refusal(question('a'), question('b')), refusal(question('c')));
  const asked: string[][] = [];
  const ask = async (questions: readonly { question: string }[]) => {
    asked.push(questions.map((one) => one.question));
    return true;
  };
  expect(await affirming(ask, save)).toBe('saved');
  expect(asked).toEqual([['a', 'b'], ['c']]);
  expect(saved).toEqual([[], ['a', 'b'], ['a', 'b', 'c']]);
});

test('leaves the refusal to the form when the person corrects something', async () => {
  const failure = refusal(question('a'));
  const { save, saved } = aServer(failure);
  await expect(affirming(async () => false, save)).rejects.toBe(failure);
  expect(saved).toHaveLength(1);
});

test.each([
  ['another refusal', refusal({ field: 'vin', message: '?' })],
  ['a lost connection', new Error('lost')],
])('does not ask after %s', async (_, failure) => {
  const { save } = aServer(failure);
  const ask = async () => {
    throw new Error('asked');
  };
  await expect(affirming(ask, save)).rejects.toBe(failure);
});
