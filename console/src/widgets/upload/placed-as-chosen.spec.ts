import fc from 'fast-check';
import { placedAsChosen } from './placed-as-chosen.js';

const place = (urls: readonly string[], arrivals: readonly string[]): readonly string[] => {
  const chosenAs = new Map<string, number>();
  return arrivals
    .reduce<readonly { url: string }[]>(
      (files, url) => {
        chosenAs.set(url, Number(url));
        return placedAsChosen(files, { url }, chosenAs);
      },
      urls.map((url) => ({ url })),
    )
    .map(({ url }) => url);
};

test('photos chosen together keep the order of choosing, whichever is stored first, behind those that were there', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }).chain((count) => order(count)),
      (arrivals) => {
        const chosen = arrivals.toSorted((one, other) => Number(one) - Number(other));
        expect(place(['old', 'older'], arrivals)).toEqual(['old', 'older', ...chosen]);
      },
    ),
  ));

const order = (count: number): fc.Arbitrary<string[]> =>
  fc.shuffledSubarray(
    Array.from({ length: count }, (_, place) => String(place)),
    { minLength: count },
  );
