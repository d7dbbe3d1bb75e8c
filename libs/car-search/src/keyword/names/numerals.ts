/** Words of each language for whole numbers below 1,000, without spaces; including shorter or older forms. */
type Numerals = readonly (readonly [word: string, digits: string])[];

interface Words {
  /** Words from 0; several words for one number are separated by `|`. */
  readonly units: readonly string[];
  /** Words from 10 to 19. */
  readonly teens: readonly string[];
  /** Words from 20 to 90. */
  readonly tens: readonly string[];
  /** Words from 100 to 900. */
  readonly hundreds: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');
const zhUnits = words('零|〇 一 二|两 三 四 五 六 七 八 九');

const LANGUAGES: readonly Words[] = [
  {
    units: words('ноль|нуль один два три четыре пять шесть семь восемь девять'),
    teens: words(
      'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    ),
    tens: words('двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'),
    hundreds: words('сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'),
  },
  {
    units: words('zero one two three four five six seven eight nine'),
    teens: words('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
    tens: words('twenty thirty forty fifty sixty seventy eighty ninety'),
    hundreds: words('one two three four five six seven eight nine').map((unit) => `${unit}hundred`),
  },
  {
    units: zhUnits,
    teens: ['十', ...zhUnits.slice(1).map((unit) => `十${unit}`)],
    tens: zhUnits.slice(2).map((unit) => unit.replace(/$|(?=\|)/g, '十')),
    hundreds: zhUnits.slice(1).map((unit) => unit.replace(/$|(?=\|)/g, '百')),
  },
];

/** Every number below 1,000 as it is spelled out in Russian, English and Chinese. */
export const NUMERALS: Numerals = LANGUAGES.flatMap(({ units, teens, tens, hundreds }) => {
  const below10 = numbered(units, 0, 1);
  const below100 = [
    ...below10,
    ...numbered(teens, 10, 1),
    ...numbered(tens, 20, 10),
    ...joined(numbered(tens, 20, 10), below10.slice(1)),
  ];
  const full = numbered(hundreds, 100, 100);
  return [...below100, ...full, ...joined(full, below100)].map(
    ([word, number]) => [word, String(number)] as const,
  );
});

type Numbered = (readonly [word: string, number: number])[];

function numbered(names: readonly string[], from: number, step: number): Numbered {
  return names.flatMap((name, at) => name.split('|').map((word) => [word, from + at * step] as const));
}

function joined(large: Numbered, small: Numbered): Numbered {
  return large.flatMap(([left, high]) =>
    small.flatMap(([right, low]) => (low > 0 ? [[left + right, high + low] as const] : [])),
  );
}
