import { bodyWords } from '@mall/web-kit';
import type { Filter } from './filter.js';
import { dictionary, wordAt, type Token } from './typed-words.js';

type Choice = Pick<Filter, 'body' | 'fuel' | 'drive'>;

const HYBRIDS = ['hybridParallel', 'hybridSeries', 'phev'];

/** Words for fuels and drives, and Chinese ones for bodies. */
const CHOICES = dictionary<Choice>([
  [{ fuel: HYBRIDS }, 'гибрид,гибриды,гибридный,гибридная,гибридные,hybrid,hybrids,混 动'],
  [{ fuel: ['hybridParallel'] }, '油 电 混 动,油 电 混 合'],
  [{ fuel: ['hybridSeries'] }, 'последовательный гибрид,range extender,erev,reev,增 程,增 程 式'],
  [
    { fuel: ['phev'] },
    'подключаемый гибрид,плагин гибрид,plug - in hybrid,plug in hybrid,phev,插 电 混 动,插 混',
  ],
  [
    { fuel: ['ev'] },
    'электро,электромобиль,электромобили,электрокар,электрокары,электрический,электрические,electric,electric car,electric cars,ev,evs,纯 电,纯 电 动,电 动 车,电 车',
  ],
  [{ fuel: ['diesel'] }, 'дизель,дизельный,дизельная,дизельные,diesel,柴 油,柴 油 车'],
  [{ fuel: ['petrol'] }, 'бензин,бензиновый,бензиновая,бензиновые,petrol,gasoline,汽 油,汽 油 车'],
  [
    { drive: ['awd'] },
    'полный привод,с полным приводом,полноприводный,полноприводная,полноприводные,awd,all - wheel drive,all wheel drive,四 驱',
  ],
  [
    { drive: ['fwd'] },
    'передний привод,с передним приводом,переднеприводный,переднеприводная,переднеприводные,fwd,front - wheel drive,front wheel drive,前 驱',
  ],
  [
    { drive: ['rwd'] },
    'задний привод,с задним приводом,заднеприводный,заднеприводная,заднеприводные,rwd,rear - wheel drive,rear wheel drive,后 驱',
  ],
  [{ body: ['suv'] }, '越 野 车'],
  [{ body: ['sedan'] }, '轿 车'],
  [{ body: ['pickup'] }, '皮 卡'],
  [{ body: ['wagon'] }, '旅 行 车'],
]);

/** Bodies that are also part of model names are left to the keyword search. */
const BODIES: readonly (readonly [word: string, codes: readonly string[]])[] = [
  ['suv', ['crossover', 'suv']],
  ['фургон', ['van']],
  ...Object.entries(bodyWords).flatMap(([code, { ru, en }]) =>
    code === 'coupe' ? [] : [ru, en].map((word) => [word.toLowerCase(), [code]] as const),
  ),
];

/** Matches also the inflected forms in Russian and English. */
const bodiesOf = (typed: string): readonly string[] | undefined =>
  BODIES.find(([word]) => typed.startsWith(word) && typed.length - word.length <= 2)?.[1];

/** Finds the choices among words that were not consumed yet, with their positions. */
export function choicesIn(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): { readonly patch: Filter; readonly places: ReadonlySet<number> } {
  const patch: { -readonly [K in keyof Choice]: string[] } = {};
  const places = new Set<number>();
  for (let at = 0; at < tokens.length;) {
    const found = taken.has(at) ? undefined : choiceAt(tokens, at);
    for (const [field, codes] of Object.entries(found?.meaning ?? {}) as [keyof Choice, string[]][])
      patch[field] = [...new Set([...(patch[field] ?? []), ...codes])];
    for (let place = at; place < (found?.next ?? at); place += 1) places.add(place);
    at = found?.next ?? at + 1;
  }
  return { patch, places };
}

function choiceAt(
  tokens: readonly Token[],
  at: number,
): { readonly meaning: Choice; readonly next: number } | undefined {
  const bodies = bodiesOf(tokens[at]!.text);
  const found = wordAt(CHOICES, tokens, at) ?? (bodies && { meaning: { body: bodies }, next: at + 1 });
  // `EV6` is a model.
  return found && tokens[found.next]?.isGlued ? undefined : found;
}
