import { bodyWords, COLOURS, DRIVES, FUELS, GEARBOXES } from '@mall/contracts/product';
import type { PhraseConditions } from './conditions.js';
import { dictionary, wordAt, type Token } from './tokens.js';

/** Endings of Russian adjectives, by the stems of `красн-`, `син-` and `бежев-`. */
const HARD = ['ый', 'ая', 'ое', 'ые', 'ого', 'ой', 'ому', 'ую', 'ым', 'ом', 'ых', 'ыми'];
const SOFT = ['ий', 'яя', 'ее', 'ие', 'его', 'ей', 'ему', 'юю', 'им', 'ем', 'их', 'ими'];

const forms = (stem: string, endings: readonly string[] = HARD): string =>
  endings.map((ending) => stem + ending).join(',');
/** Returns the cases of `дизель` or `седан`. */
const cases = (stem: string, endings = ',а,у,ом,е,ы,ов,ам,ами,ах'): string =>
  endings
    .split(',')
    .map((ending) => stem + ending)
    .join(',');

const HYBRIDS = ['hybridParallel', 'hybridSeries', 'phev'] as const;
/** `гибрид plug-in`. */
const PLUGGED_IN = [...cases('гибрид').split(','), 'hybrid', 'hybrids']
  .flatMap((word) => ['plug - in', 'plug in', 'плагин', 'подключаемый'].map((plug) => `${word} ${plug}`))
  .join(',');
const SOFT_NOUN = 'ь,я,ю,ем,е,и,ей';
const BOX = ['коробка', 'коробкой', 'коробке', 'кпп'];
/** Returns a kind of gearbox alone and beside the word for a gearbox. */
const withBox = (words: string): string =>
  words
    .split(',')
    .flatMap((word) => [
      word,
      ...BOX.flatMap((box) => [`${word} ${box}`, `${box} ${word}`, `${word} ${box} передач`]),
    ])
    .join(',');
const drive = (stem: string, part: string): string =>
  [
    ...forms(`${stem}приводн`).split(','),
    ...[`${part}ий`, `${part}ый`].map((word) => `${word} привод`),
    ...[`${part}им`, `${part}ым`].map((word) => `с ${word} приводом`),
    ...[`${part}ем`, `${part}ом`].map((word) => `на ${word} приводе`),
  ].join(',');

const CHOICES = dictionary<PhraseConditions>([
  [{ fuel: [...HYBRIDS] }, `${cases('гибрид')},${forms('гибридн')},hybrid,hybrids,混 动,混 合 动 力`],
  [{ fuel: ['hybridParallel'] }, 'hev,油 电 混 动,油 电 混 合'],
  [{ fuel: ['hybridSeries'] }, `последовательный гибрид,range extender,erev,reev,增 程,增 程 式,增 程 器`],
  [
    { fuel: ['phev'] },
    `подключаемый гибрид,подзаряжаемый гибрид,плагин гибрид,${PLUGGED_IN},plug - in hybrid,plug in hybrid,phev,插 电,插 电 混 动,插 混,插 电 式 混 动`,
  ],
  [
    { fuel: ['ev'] },
    `электро,электричка,электрички,электричку,электричек,${cases('электромобил', SOFT_NOUN)},${cases('электрокар')},${forms('электрическ', [...HARD, ...SOFT])},на электричестве,electric,electric car,electric cars,electric vehicle,ev,evs,bev,纯 电,纯 电 动,电 动,电 动 车,电 车`,
  ],
  [
    { fuel: ['diesel'] },
    `${cases('дизел', SOFT_NOUN)},на дизеле,${forms('дизельн')},diesel,diesels,柴 油,柴 油 车`,
  ],
  [
    { fuel: ['petrol'] },
    `${cases('бензин')},на бензине,бенз,${forms('бензинов')},petrol,gasoline,gas engine,汽 油,汽 油 车,燃 油,燃 油 车`,
  ],
  [
    { drive: ['awd'] },
    `${drive('полно', 'полн')},${forms('четырехприводн')},привод полный,awd,4 wd,4 x 4,4 на 4,all - wheel drive,all wheel drive,four wheel drive,four - wheel drive,四 驱,四 轮 驱 动,全 轮 驱 动`,
  ],
  [
    { drive: ['fwd'] },
    `${drive('передне', 'передн')},привод передний,fwd,front - wheel drive,front wheel drive,前 驱,前 轮 驱 动`,
  ],
  [
    { drive: ['rwd'] },
    `${drive('задне', 'задн')},привод задний,rwd,rear - wheel drive,rear wheel drive,后 驱,后 轮 驱 动`,
  ],
  [
    { drive: ['fwd', 'rwd'] },
    '4 x 2,2 wd,2 x 4,two wheel drive,two - wheel drive,моноприводный,моноприводная,моноприводные,两 驱,两 轮 驱 动,2 驱',
  ],
  [
    { gearbox: ['automatic'] },
    `${withBox(`акпп,${cases('автомат')},на автомате,с автоматом,${forms('автоматическ', [...HARD, ...SOFT])}`)},automatic,auto gearbox,automatic transmission,automatic gearbox,自 动,自 动 挡,自 动 档,自 动 变 速,自 动 变 速 箱`,
  ],
  [
    { gearbox: ['manual'] },
    `${withBox(`мкпп,${cases('механик', 'а,и,е,у,ой')},на механике,с механикой,${forms('механическ', [...HARD, ...SOFT])}`)},ручная коробка,manual,manual transmission,manual gearbox,stick shift,手 动,手 动 挡,手 动 档,手 动 变 速 箱`,
  ],
  [
    { gearbox: ['cvt'] },
    `${withBox(`${cases('вариатор')},на вариаторе,с вариатором`)},cvt,无 级,无 级 变 速,无 级 变 速 箱`,
  ],
  [
    { gearbox: ['dct'] },
    `${withBox(`${cases('робот')},на роботе,с роботом,${forms('роботизированн')}`)},dct,dsg,dual clutch,dual - clutch,双 离 合,双 离 合 变 速 箱`,
  ],
  [{ gearbox: ['dht'] }, 'dht,гибридная трансмиссия,hybrid transmission,混 动 变 速 箱'],
  [{ gearbox: ['single'] }, `${cases('редуктор')},single speed,single - speed,固 定 齿 比,单 速`],
  [
    { steering: 'left' },
    `левый руль,руль левый,с левым рулем,${forms('леворульн')},left - hand drive,left hand drive,lhd,左 舵`,
  ],
  [
    { steering: 'right' },
    `правый руль,руль правый,с правым рулем,${forms('праворульн')},right - hand drive,right hand drive,rhd,右 舵`,
  ],
  [
    { condition: 'used' },
    `бу,б у,бэу,с пробегом,${forms('подержанн')},${forms('поддержанн')},used,second hand,second - hand,secondhand,pre - owned,preowned,二 手,二 手 车,旧 车`,
  ],
  [
    { condition: 'new' },
    `${forms('нов')},без пробега,с нуля,не бу,не б у,new,brand new,brand - new,新 车,全 新,全 新 车`,
  ],
  [{ colour: ['white'] }, `${forms('бел')},белого цвета,white,白 色`],
  [{ colour: ['black'] }, `${forms('черн')},черного цвета,black,黑 色`],
  [{ colour: ['grey'] }, `${forms('сер')},серого цвета,grey,gray,灰 色`],
  [{ colour: ['silver'] }, `${forms('серебрист')},${forms('серебрян')},серебро,silver,银 色,银 灰 色`],
  [
    { colour: ['red'] },
    `${forms('красн')},красного цвета,${['бордов', 'вишнев', 'малинов'].map((stem) => forms(stem)).join(',')},red,burgundy,maroon,红 色,酒 红,酒 红 色`,
  ],
  [
    { colour: ['blue'] },
    `${forms('син', SOFT)},синего цвета,${forms('голуб')},голубой,blue,navy,navy blue,蓝 色,天 蓝 色`,
  ],
  [{ colour: ['green'] }, `${forms('зелен')},зеленого цвета,${forms('салатов')},green,绿 色,墨 绿 色`],
  [{ colour: ['brown'] }, `${forms('коричнев')},${forms('шоколадн')},brown,棕 色,咖 啡 色,褐 色`],
  [{ colour: ['beige'] }, `${forms('бежев')},beige,米 色`],
  [{ colour: ['yellow'] }, `${forms('желт')},yellow,黄 色`],
  [{ colour: ['orange'] }, `${forms('оранжев')},orange,橙 色,橘 色`],
  [{ colour: ['purple'] }, `${forms('фиолетов')},${forms('сиренев')},purple,violet,紫 色`],
  [
    { owners: [1] },
    'один владелец,1 владелец,с одним владельцем,одним владельцем,от первого владельца,один хозяин,1 хозяин,one owner,1 owner,single owner,一 手 车,一 任 车 主',
  ],
  [{ bodyType: ['suv'] }, '越 野 车,越 野'],
  [{ bodyType: ['sedan'] }, '轿 车,三 厢 车,三 厢'],
  [
    { bodyType: ['hatchback'] },
    `${cases('хетчбек')},${cases('хэтчбэк')},${cases('хэтч')},hatch,两 厢 车,两 厢`,
  ],
  [{ bodyType: ['liftback'] }, `${cases('лифтбэк')},掀 背 车,掀 背`],
  [{ bodyType: ['pickup'] }, 'pick - up,皮 卡,皮 卡 车'],
  [{ bodyType: ['wagon'] }, 'wagon,wagons,station wagon,estate car,旅 行 车,旅 行 版'],
  [{ bodyType: ['minivan'] }, `${cases('минивен')},mpv,mpvs,商 务 车,七 座 商 务 车`],
  [{ bodyType: ['van'] }, `${cases('фургон')},面 包 车,厢 式 车`],
  [{ bodyType: ['convertible'] }, `${cases('кабрик')},cabrio,敞 篷 车,敞 篷`],
  [{ bodyType: ['crossover'] }, `${cases('паркетник', ',а,у,ом,е,и,ов')},跨 界 车`],
  [{ bodyType: ['crossover', 'suv'] }, 'suv,suvs'],
  [{ bodyType: ['coupe'] }, '双 门 轿 跑,双 门,跑 车'],
]);

/** Bodies that are also part of model names are left to the keyword search. */
const BODIES: readonly (readonly [word: string, code: string])[] = Object.entries(bodyWords).flatMap(
  ([code, { ru, en }]) =>
    code === 'coupe' ? [] : [ru, en].map((word) => [word.toLowerCase(), code] as const),
);

/** Matches also the inflected forms in Russian and English. */
function bodyOf(typed: string): PhraseConditions | undefined {
  const found = BODIES.find(([word]) => typed.startsWith(word) && typed.length - word.length <= 2);
  return found && { bodyType: [found[1]] as PhraseConditions['bodyType'] };
}

/** Words before a choice that is not wanted. */
const NOT = dictionary<true>([[true, 'не,кроме,без,только не,not,no,except,except for,不 要,非,不 是']]);
/** Shades: `темно-синий` is a blue. */
const SHADES = dictionary<true>([
  [true, 'темно,темно -,светло,светло -,ярко,ярко -,dark,dark -,light,light -,深,浅,亮'],
]);
const ALL = {
  fuel: FUELS,
  gearbox: GEARBOXES,
  drive: DRIVES,
  colour: COLOURS,
  bodyType: Object.keys(bodyWords),
} as const;
const OPPOSITES: Readonly<Record<string, PhraseConditions>> = {
  left: { steering: 'right' },
  right: { steering: 'left' },
  new: { condition: 'used' },
  used: { condition: 'new' },
};

/** Returns all choices but the one that begins here after a negation: `не гибрид`. */
export function exclusionAt(
  tokens: readonly Token[],
  at: number,
): { readonly conditions: PhraseConditions; readonly next: number; readonly isExclusion: true } | undefined {
  const not = wordAt(NOT, tokens, at);
  const choice = not && tokens[not.next] && choiceAt(tokens, not.next);
  if (!choice) return undefined;
  const [field, value] = Object.entries(choice.conditions)[0]!;
  const conditions = field in ALL ? allBut(field as keyof typeof ALL, value) : OPPOSITES[String(value)];
  return conditions && { conditions, next: choice.next, isExclusion: true };
}

const allBut = (field: keyof typeof ALL, unwanted: unknown): PhraseConditions => ({
  [field]: ALL[field].filter((code) => !(unwanted as readonly string[]).includes(code)),
});

/** Returns the choice that begins here; `EV6` is a model. */
export function choiceAt(
  tokens: readonly Token[],
  at: number,
): { readonly conditions: PhraseConditions; readonly next: number } | undefined {
  const shade = wordAt(SHADES, tokens, at);
  const shaded = shade && tokens[shade.next] && choiceAt(tokens, shade.next);
  if (shaded?.conditions.colour) return shaded;
  const body = bodyOf(tokens[at]!.text);
  const found = wordAt(CHOICES, tokens, at) ?? (body && { meaning: body, next: at + 1 });
  if (!found || tokens[found.next]?.isGlued) return undefined;
  // The first letters of a model with a figure, and the end of one: `X5`, `Model 4 x 4`.
  if (tokens[at]!.isGlued && /^\d/.test(tokens[at]!.text)) return undefined;
  // `ID.4 X 2 seats` has a model before a number of seats.
  if (tokens[at + 1]?.text === 'x' && tokens[at + 2]?.text === '2' && !tokens[at + 2]!.isGlued)
    return undefined;
  return { conditions: found.meaning, next: found.next };
}
