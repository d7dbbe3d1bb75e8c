import {
  ACCIDENTS,
  BODIES,
  bodyWords,
  COLOURS,
  colourWords,
  CONDITIONS,
  conditionWords,
  DRIVES,
  driveWords,
  FUELS,
  fuelWords,
  GEARBOXES,
  gearboxWords,
  STEERINGS,
  steeringWords,
} from '@mall/contracts/product';
import type { Texts } from '@mall/validation';

/** The choices of closed vocabularies, in the order of their codes in the columns. */
export const CHOICES = {
  condition: { codes: CONDITIONS, words: conditionWords, also: {} },
  bodyType: { codes: BODIES, words: bodyWords, also: {} },
  fuel: {
    codes: FUELS,
    words: fuelWords,
    also: {
      ev: 'электромобиль электрический электричка 电动车',
      hybridParallel: 'hev гибридный',
      hybridSeries: 'erev гибрид',
      phev: 'phev гибрид',
    },
  },
  gearbox: { codes: GEARBOXES, words: gearboxWords, also: {} },
  drive: { codes: DRIVES, words: driveWords, also: { awd: 'привод 4wd 4x4', fwd: 'привод', rwd: 'привод' } },
  steering: { codes: STEERINGS, words: steeringWords, also: {} },
  colour: { codes: COLOURS, words: colourWords, also: {} },
} as const satisfies Record<string, Choice>;

interface Choice {
  readonly codes: readonly string[];
  readonly words: Readonly<Record<string, Texts>>;
  /** Words that people put beside those of the vocabulary. */
  readonly also: Readonly<Record<string, string>>;
}

export type ChoiceName = keyof typeof CHOICES;
export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

/** What stands in the column for a code; 0 for none. */
export const codePlace = (codes: readonly string[], code: string | null): number =>
  code === null ? 0 : codes.indexOf(code) + 1;

export const accidentPlace = (code: string | null): number => codePlace(ACCIDENTS, code);

/** Every text that a choice is called by. */
export function textsOfChoice(name: ChoiceName, code: string): string[] {
  const choice: Choice = CHOICES[name];
  return [...Object.values(choice.words[code] ?? {}), choice.also[code] ?? ''];
}
