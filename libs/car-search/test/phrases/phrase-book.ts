import type { Texts } from '@mall/validation';
import { distance } from 'fastest-levenshtein';
import type { Dice } from '../random-catalogue.js';
import type { Catalogue } from './catalogues.js';
import { byLook, byNames, bySound, inWrongLayout, isCode, type SpellingStyle } from './spelling.js';

/** Input that a buyer may type, and the series that it may mean. */
export interface Phrase {
  readonly rule: Rule;
  readonly text: string;
  readonly right: ReadonlySet<string>;
}

interface Model {
  readonly id: string;
  readonly make: string;
  readonly makeName: Texts;
  readonly makeAliases: readonly string[];
  readonly name: Texts;
}

type Language = keyof Texts;
/** Way of writing the name of a model; `undefined` where the rule does not apply to it. */
type Form = (model: Model) => string | undefined;

const RULES = [
  'script',
  'order',
  'joined',
  'split',
  'layout',
  'mistake',
  'letterNames',
  'look',
  'sound',
  'abbreviation',
] as const;
type Rule = (typeof RULES)[number];

const YEARS = ['2019', '2020', '2021', '2022'];
const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isWeak = (text: string): boolean => /^(\d+|.)$/u.test(squeezed(text));
const wordsIn = (text: string): string[] => text.split(/[\s-]+/).filter((word) => word !== '');

/** Generates phrases from the names of a catalogue by rules. */
export class PhraseBook {
  private readonly models: readonly Model[];
  private readonly onSale: readonly Model[];
  private readonly words: ReadonlySet<string>;

  constructor(
    { tables, cars }: Catalogue,
    private readonly dice: Dice,
  ) {
    const rows = new Map(tables.brands);
    this.models = tables.brands.flatMap(([id, { parentId, name }]) => {
      const make = parentId === null ? undefined : rows.get(parentId);
      return make
        ? [
            {
              id,
              make: parentId!,
              makeName: make.name as Texts,
              makeAliases: make.aliases,
              name: name as Texts,
            },
          ]
        : [];
    });
    const sold = new Set(cars.map(({ seriesId }) => seriesId));
    this.onSale = this.models.filter(({ id }) => sold.has(id));
    this.words = new Set(
      tables.brands.flatMap(([, { name, aliases }]) =>
        [...Object.values(name!), ...aliases].flatMap((text) => wordsIn(text.toLowerCase())),
      ),
    );
  }

  draw(count: number): Phrase[] {
    return Array.from({ length: count }, (_, at) => this.phrase(RULES[at % RULES.length]!));
  }

  private phrase(rule: Rule): Phrase {
    for (;;) {
      const phrase = this.attempt(rule, this.dice.pick(this.onSale));
      if (phrase) return phrase;
    }
  }

  private attempt(rule: Rule, model: Model): Phrase | undefined {
    const { dice } = this;
    const language = dice.pick(['ru', 'en', 'zh'] as const);
    const european = dice.pick(['ru', 'en'] as const);
    switch (rule) {
      case 'script':
        return this.named(rule, model, ({ name }) => name[language], dice.chance(0.7) ? language : undefined);
      case 'order':
        return this.inOtherOrder(model, european);
      case 'joined':
        return this.named(rule, model, ({ name }) => joined(name[european]), european, joined);
      case 'split':
        return this.named(rule, model, ({ name }) => split(name[european]), european);
      case 'layout':
        return this.inWrongLayout(model, european);
      case 'mistake':
        return this.mistyped(model, european);
      case 'letterNames':
        return this.spelled(model);
      case 'look':
        return this.named(rule, model, ({ name }) => codePart(name.en, byLook), 'ru');
      case 'sound':
        return this.named(rule, model, ({ name }) => codePart(name.en, bySound), 'ru');
      case 'abbreviation':
        return this.abbreviated(model, european);
    }
  }

  /**
   * Returns a model in this form, with its make where it needs one, and sometimes in other cases.
   * @param makeIn language of the make; any when undefined
   */
  private named(
    rule: Rule,
    model: Model,
    form: Form,
    makeIn?: Language,
    whole: (text: string) => string = (text) => text,
  ): Phrase | undefined {
    const text = form(model);
    if (text === undefined || text === '') return undefined;
    const same = this.models.filter((other) => this.means(other, text, form));
    const needsMake = isWeak(text) || same.some(({ make }) => make !== model.make);
    const hasMake = needsMake || this.dice.chance(0.6);
    const makeName = model.makeName[makeIn ?? this.dice.pick(['ru', 'en', 'zh'] as const)];
    const right = same.filter(({ make }) => !hasMake || make === model.make);
    return this.of(rule, whole(hasMake ? `${makeName} ${text}` : text), right);
  }

  /** Whether the text is the other model's name, in the same form, as it is, or as Latin in Russian letters. */
  private means({ name, ...other }: Model, text: string, form: Form): boolean {
    const wanted = squeezed(text);
    const forms = [
      form({ name, ...other }),
      ...Object.values(name),
      codePart(name.en, byLook),
      codePart(name.en, bySound),
    ];
    return forms.some((one) => one !== undefined && squeezed(one) === wanted);
  }

  private of(rule: Rule, text: string, right: readonly Model[]): Phrase {
    const typed = this.dice.chance(0.6) ? text.toLowerCase() : text;
    return { rule, text: typed, right: new Set(right.map(({ id }) => id)) };
  }

  private inOtherOrder(model: Model, language: Language): Phrase | undefined {
    const words = wordsIn(model.name[language]);
    const shuffled = this.dice.chance(0.3) && words.length > 1 ? [...words].reverse() : words;
    const right = this.models.filter(
      ({ make, name }) =>
        make === model.make && Object.values(name).some((one) => sameWords(wordsIn(one), words)),
    );
    const parts = [shuffled.join(' '), model.makeName[language]];
    return this.of('order', parts.join(' '), right);
  }

  private inWrongLayout(model: Model, language: 'ru' | 'en'): Phrase | undefined {
    const phrase = this.named('layout', model, ({ name }) => name[language], language);
    // Digits are the same in both layouts, and the phrase would be, too.
    if (!phrase || !/\p{L}{2}/u.test(phrase.text)) return undefined;
    const letters = language === 'ru' ? /[а-яё]/i : /[a-z]/i;
    const isOneScript = [...phrase.text].every((letter) => !/\p{L}/u.test(letter) || letters.test(letter));
    return isOneScript ? { ...phrase, text: inWrongLayout(phrase.text) } : undefined;
  }

  /** Returns a name with one letter changed, missing, added or swapped in one word of five letters or more. */
  private mistyped(model: Model, language: Language): Phrase | undefined {
    const phrase = this.named('mistake', model, ({ name }) => name[language], language);
    const long = phrase?.text.split(' ').filter((word) => /^\p{L}{5,}$/u.test(word)) ?? [];
    if (!phrase || long.length === 0) return undefined;
    const word = this.dice.pick(long);
    const wrong = this.mistake(word);
    const isOther = [...this.words].some(
      (known) => known !== word.toLowerCase() && distance(known, wrong.toLowerCase()) <= 1,
    );
    return isOther || wrong === word ? undefined : { ...phrase, text: phrase.text.replace(word, wrong) };
  }

  private mistake(word: string): string {
    const at = this.dice.between(0, word.length - 2);
    const letter = this.dice.pick([...word]);
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return this.dice.pick([
      () => before + letter + after,
      () => before + after,
      () => before + word[at]! + word[at]! + after,
      () => before + word[at + 1]! + word[at]! + word.slice(at + 2),
    ])();
  }

  /** Returns a code by the names of its letters; the make in Russian, or spelled in the same way. */
  private spelled(model: Model): Phrase | undefined {
    const style: SpellingStyle = {
      name: this.dice.pick([0, 1] as const),
      hasNumbersInWords: this.dice.chance(0.5),
      separator: this.dice.pick(['', ' ', ' ', '-'] as const),
    };
    const form: Form = ({ name }) => codePart(name.en, (code) => byNames(code, style));
    const phrase = this.named('letterNames', model, form, 'ru');
    const make = model.makeName.ru;
    if (!phrase || !isCode(make)) return phrase;
    const spelled = byNames(make, style);
    const begins = phrase.text.toLowerCase().startsWith(`${make.toLowerCase()} `);
    return begins ? { ...phrase, text: `${spelled} ${phrase.text.slice(make.length + 1)}` } : phrase;
  }

  /** Returns another name of the make, a model without its last word, or shortened long words. */
  private abbreviated(model: Model, language: 'ru' | 'en'): Phrase | undefined {
    const words = wordsIn(model.name[language]);
    const { makeAliases } = model;
    const kind = this.dice.between(0, 2);
    if (kind === 0 && makeAliases.length > 0) {
      const phrase = this.named('abbreviation', model, ({ name }) => name[language], language);
      const make = model.makeName[language].toLowerCase();
      if (!phrase?.text.toLowerCase().startsWith(`${make} `)) return undefined;
      // Some aliases are a make with one of its models.
      const aliases = makeAliases.filter((alias) => !/\d/.test(alias));
      if (aliases.length === 0) return undefined;
      return { ...phrase, text: `${this.dice.pick(aliases)} ${phrase.text.slice(make.length + 1)}` };
    }
    const short =
      kind === 1 && words.length > 1
        ? words.slice(0, -1).join(' ')
        : words.map((word) => (/^\p{L}{6,}$/u.test(word) ? word.slice(0, 4) : word)).join(' ');
    if (short === words.join(' ')) return undefined;
    const begins = (name: string): boolean => squeezedWords(name, short);
    const right = this.models.filter(
      ({ make, name }) => make === model.make && Object.values(name).some(begins),
    );
    return this.of('abbreviation', `${model.makeName[language]} ${short}`, right);
  }
}

const joined = (text: string): string => text.replace(/[\s-]+/g, '');

/** Separates letters and digits. */
const split = (text: string): string =>
  text.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ').replace(/-/g, ' ');

/** Applies a spelling to the code at the beginning of a name; other words stay. */
function codePart(name: string, spelling: (code: string) => string | undefined): string | undefined {
  const [code, ...others] = name.split(' ');
  if (!code || !isCode(code)) return undefined;
  const spelled = spelling(code);
  return spelled === undefined ? undefined : [spelled, ...others].join(' ');
}

const sameWords = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && [...left].sort().join(' ') === [...right].sort().join(' ');

/** Whether each word is a prefix of the word of the name at the same position. */
function squeezedWords(name: string, short: string): boolean {
  const words = wordsIn(name.toLowerCase());
  return wordsIn(short.toLowerCase()).every((word, at) => words[at]?.startsWith(word) === true);
}

/** Adds a year, which callers do for some phrases. */
export const withYear = (text: string, dice: Dice): string => `${text} ${dice.pick(YEARS)}`;
