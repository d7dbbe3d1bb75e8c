import { demoCatalogue, InventedCatalogue, type Catalogue } from '../../test/phrases/catalogues.js';
import { PhraseBook, type Phrase } from '../../test/phrases/phrase-book.js';
import { Dice } from '../../test/random-catalogue.js';
import { CarFinder } from '../find/car-finder.js';
import { CarIndex } from '../index/car-index.js';

const SEED = Number(process.env['PHRASE_SEED'] ?? 20_261_123);
const COUNT = Number(process.env['PHRASE_COUNT'] ?? 500);
/** Whether a command for other seeds lists the failures. */
const IS_LISTED = process.env['PHRASE_SEED'] !== undefined;

interface Answer {
  readonly phrase: Phrase;
  readonly isFirst: boolean;
  readonly isAmongTen: boolean;
  readonly total: number;
  readonly readAs: string | undefined;
  readonly first: string;
}

function answersOf(catalogue: Catalogue): Answer[] {
  const index = new CarIndex();
  index.loadTables(catalogue.tables);
  index.startLoading(catalogue.cars.length);
  for (const car of catalogue.cars) index.put(car);
  index.endLoading();
  const finder = new CarFinder(index);
  const nameOf = (ord: number): string => index.texts.plain(index.columns.name[ord]!)[0] ?? '';
  return new PhraseBook(catalogue, new Dice(SEED)).draw(COUNT).map((phrase) => {
    const { page, total, readAs } = finder.find({
      keyword: phrase.text,
      sort: 10,
      limit: 10,
      offset: 0,
      withFacets: false,
      locale: 'ru',
    });
    const isRight = [...page].map((ord) => phrase.right.has(index.brands.at(index.columns.series[ord]!).id));
    return {
      phrase,
      isFirst: isRight[0] === true,
      isAmongTen: isRight.includes(true),
      total,
      readAs,
      first: page.length > 0 ? nameOf(page[0]!) : '',
    };
  });
}

describe.each<[string, () => Catalogue]>([
  ['the names of the demo', demoCatalogue],
  ['names that no other catalogue has', () => new InventedCatalogue(SEED)],
])(`phrases drawn from %s with seed ${SEED}`, (_, catalogueOf) => {
  let answers: Answer[];
  beforeAll(() => {
    answers = answersOf(catalogueOf());
    if (!IS_LISTED) return;
    const failed = answers.filter(({ isFirst }) => !isFirst);
    const lines = failed.map(({ phrase: { rule, text, right }, isAmongTen, total, readAs, first }) =>
      [rule, text, isAmongTen ? 'later' : `none of ${total}`, readAs ?? '', first, [...right].join(',')].join(
        ' | ',
      ),
    );
    console.warn(`${failed.length} of ${answers.length} not first\n${lines.join('\n')}`);
  });
  const share = (isMet: (answer: Answer) => boolean): number => answers.filter(isMet).length / answers.length;

  it('put the right model first in at least 97 of 100', () =>
    expect(share(({ isFirst }) => isFirst)).toBeGreaterThanOrEqual(0.97));

  it('put the right model among the first ten in at least 99 of 100', () =>
    expect(share(({ isAmongTen }) => isAmongTen)).toBeGreaterThanOrEqual(0.99));

  // A model that has the typed letters as they are is no wrong reading, even if they were meant otherwise:
  // `пе` of `передний`.
  it('are never read as other models only', () =>
    expect(
      answers.filter(({ isAmongTen, total, readAs }) => !isAmongTen && total > 0 && readAs !== undefined),
    ).toEqual([]));
});
