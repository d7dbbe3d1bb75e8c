import { brands } from '@mall/demo/catalogue';
import { CONDITION_KINDS, conditionPhrase } from '../../../test/phrases/condition-phrases.js';
import { Dice } from '../../../test/random-catalogue.js';
import { namesToKeep, readPhrase } from './phrase.js';

const SEEDS = process.env['PHRASE_SEED'] ? [Number(process.env['PHRASE_SEED'])] : [1, 2, 3, 4];
/** 2,000 of each kind and seed by a command: `PHRASE_COUNT=2000 npm run test:unit -- drawn-phrases`. */
const COUNT = Number(process.env['PHRASE_COUNT'] ?? 150);

const makes = new Map(brands.map(({ brandId, name }) => [brandId, name]));
const names = brands.flatMap(({ name, aliases }) => [...Object.values(name), ...aliases]);
const models = brands.flatMap(({ brandParentId, name }) => {
  const make = makes.get(brandParentId);
  return make ? (['ru', 'zh', 'en'] as const).map((locale) => `${make[locale]} ${name[locale]}`) : [];
});
const kept = namesToKeep(names);
const squeezed = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns what is wrong with the reading of a drawn phrase. */
function faultsOf(kind: string, seed: number): { readonly missed: string[]; readonly wrong: string[] } {
  const dice = new Dice(seed);
  const [missed, wrong]: [string[], string[]] = [[], []];
  for (let at = 0; at < COUNT; at += 1) {
    const { text, means, keyword } = conditionPhrase(kind, dice.pick(models), dice);
    const { parts, rest } = readPhrase(text, kept);
    const found: object = Object.assign({}, ...parts.map(({ conditions }) => conditions));
    const isRight =
      JSON.stringify(Object.entries(found).sort()) === JSON.stringify(Object.entries(means).sort());
    if (!isRight)
      missed.push(`${text}: ${JSON.stringify(found)} for ${JSON.stringify(means)}, left: ${rest}`);
    const isOther = Object.keys(found).some((field) => !(field in means));
    if (isOther || (isRight && squeezed(rest) !== squeezed(keyword)))
      wrong.push(`${text}: ${JSON.stringify(found)}, left: ${rest}`);
  }
  return { missed, wrong };
}

describe.each(SEEDS)('phrases drawn with seed %d', (seed) => {
  it.each(CONDITION_KINDS)(
    'of the kind %s: 98 of 100 give the conditions meant, none another one',
    (kind) => {
      const { missed, wrong } = faultsOf(kind, seed);
      expect(missed.length <= COUNT * 0.02 ? [] : missed.slice(0, 20)).toEqual([]);
      expect(wrong).toEqual([]);
    },
  );
});
