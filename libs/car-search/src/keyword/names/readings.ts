import { wordsOf } from '../words.js';
import { NUMERALS } from './numerals.js';

/** A reading of some typed letters as letters or digits of a name. */
export interface Reading {
  readonly output: string;
  /** Cost, higher for less likely readings; letters read as themselves cost nothing. */
  readonly cost: number;
  /** Whether the typed letters may span several words: `семьдесят пять`. */
  readonly spansWords: boolean;
  /** Way of reading: 1 by look, 2 by sound, 0 for both and neither. */
  readonly way: 0 | 1 | 2;
}

export interface ReadingNode {
  readonly next: Map<string, ReadingNode>;
  readonly readings: Reading[];
}

const COSTS = { look: 0.15, number: 0.15, letter: 0.2, sound: 0.35, rarerSound: 0.45 } as const;

/** Russian letters and the Latin ones that look the same, upper or lower case. */
const LOOK_ALIKES = 'аa вb еe кk мm нh оo рp сc тt уy хx';

/** Russian names of Latin letters, after their English, German, French or mathematical names. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  a: 'а эй ей',
  b: 'бэ бе би',
  c: 'цэ це си',
  d: 'дэ де ди',
  e: 'е э и',
  f: 'эф еф',
  g: 'джи гэ ге же жэ',
  h: 'эйч эйдж аш ха хэ',
  i: 'и ай',
  j: 'джей йот жи',
  k: 'ка кей кэй',
  l: 'эль эл ел',
  m: 'эм ем',
  n: 'эн ен',
  o: 'о оу',
  p: 'пэ пе пи',
  q: 'кью ку',
  r: 'эр ер ар',
  s: 'эс ес',
  t: 'тэ те ти',
  u: 'у ю',
  v: 'вэ ве ви',
  w: 'дабл вэ ве',
  x: 'икс экс',
  y: 'игрек игрэк уай вай',
  z: 'зет зэт зед зэд',
};

/** Latin spellings of Russian sounds, the most common first. */
const SOUNDS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v w',
  г: 'g h',
  д: 'd',
  е: 'e',
  ж: 'zh j g',
  з: 'z s',
  и: 'i y e ee',
  к: 'k c q ck',
  л: 'l ll',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's c ss',
  т: 't tt',
  у: 'u oo w',
  ф: 'f ph',
  х: 'h kh ch',
  ц: 'c ts z',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch shch',
  ы: 'y i',
  э: 'e a',
  ю: 'yu u',
  я: 'ya ia',
  дж: 'j g dzh',
  кс: 'x',
};

/** All readings, by the letters that are typed. */
export const READINGS: ReadingNode = tableOf();

function tableOf(): ReadingNode {
  const root: ReadingNode = { next: new Map(), readings: [] };
  const add = (
    typed: string,
    output: string,
    cost: number,
    { spansWords = false, way = 0 }: Partial<Reading> = {},
  ): void => {
    // As in the words of a keyword: without the mark of `й`.
    const input = wordsOf(typed).join('');
    let node = root;
    for (const letter of input) {
      const next: ReadingNode = node.next.get(letter) ?? { next: new Map(), readings: [] };
      node.next.set(letter, next);
      node = next;
    }
    const known = node.readings.find((reading) => reading.output === output);
    if (known && known.cost <= cost) return;
    if (known) node.readings.splice(node.readings.indexOf(known), 1);
    node.readings.push({ output, cost, spansWords, way });
  };
  for (const [russian, latin] of LOOK_ALIKES.split(' ')) {
    const way = SOUNDS[russian!]?.split(' ')[0] === latin ? 0 : 1;
    add(russian!, latin!, COSTS.look, { way });
    add(latin!, russian!, COSTS.look, { way });
  }
  for (const [letter, names] of Object.entries(LETTER_NAMES))
    for (const name of names.split(' ')) add(name, letter, COSTS.letter);
  for (const name of ['даблю', 'даблъю', 'дубльвэ', 'дублвэ'])
    add(name, 'w', COSTS.letter, { spansWords: true });
  for (const [sound, spellings] of Object.entries(SOUNDS))
    for (const [at, spelling] of spellings.split(' ').entries())
      add(sound, spelling, at === 0 ? COSTS.sound : COSTS.rarerSound, { way: 2 });
  // Silent signs.
  for (const sign of ['ь', 'ъ']) add(sign, '', COSTS.sound / 2);
  for (const [word, digits] of NUMERALS) add(word, digits, COSTS.number, { spansWords: true });
  return root;
}
