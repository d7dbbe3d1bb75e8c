import type { PhraseConditions } from '../../src/keyword/phrase/conditions.js';
import type { Dice } from '../random-catalogue.js';

/** Words for conditions, as a buyer may type them, with the conditions that they mean. */
export interface ConditionPhrase {
  readonly kind: string;
  readonly text: string;
  readonly means: PhraseConditions;
}

type Drawn = readonly [text: string, means: PhraseConditions];
type Draw = (dice: Dice) => Drawn;

const adjective = (stem: string, dice: Dice): string =>
  stem +
  dice.pick(
    stem.endsWith('син') ? ['ий', 'яя', 'ее', 'ие', 'юю', 'его'] : ['ый', 'ая', 'ое', 'ые', 'ую', 'ого'],
  );

const MILLIONS = ['одного', 'двух', 'трех', 'четырех', 'пяти'];

/** Returns millions as they are said. */
function inWords(value: number): string[] {
  const [millions, rest] = [Math.floor(value / 1_000_000), value % 1_000_000];
  const said = value === 1_500_000 ? 'полутора' : MILLIONS[millions - 1];
  return [
    ...(rest > 0 ? [`${millions} млн ${rest / 1_000} тыс`, `${millions} миллион ${rest / 1_000} тысяч`] : []),
    ...(said && rest === 0 ? [`${said} миллионов`] : []),
    ...(said && rest === 500_000 && millions > 1 ? [`${said} с половиной миллионов`] : []),
    ...(value === 1_500_000 ? ['полутора миллионов'] : []),
  ];
}

/** Returns a whole amount as people write it: with spaces, in thousands, in millions, or in words. */
function amount(value: number, dice: Dice): string {
  const spaced = String(value).replace(/\B(?=(\d{3})+$)/g, dice.pick([' ', '\u00a0', ',']));
  if (value % 1_000_000 === 0 || (value >= 1_000_000 && value % 100_000 === 0)) {
    const millions = String(value / 1_000_000).replace('.', dice.pick(['.', ',']));
    return dice.pick([
      `${millions} млн`,
      `${millions}млн`,
      `${millions} миллиона`,
      `${millions} mln`,
      ...inWords(value),
      spaced,
    ]);
  }
  return dice.pick([spaced, `${value / 1_000} тыс`, `${value / 1_000}к`, `${value / 1_000} тысяч`]);
}

const price: Draw = (dice) => {
  const low = dice.between(5, 40) * 100_000;
  const high = low + dice.between(1, 20) * 100_000;
  const unit = dice.pick([' ₽', ' руб', ' рублей', ' р']);
  const tenThousands = dice.between(5, 60);
  return dice.pick<Drawn>([
    [
      `${dice.pick(['до', 'не дороже', 'не более', 'дешевле', 'бюджет до', 'за'])} ${amount(high, dice)}${unit}`,
      { maxPriceRub: high },
    ],
    [
      `${dice.pick(['от', 'не дешевле', 'дороже', 'свыше'])} ${amount(low, dice)}${unit}`,
      { minPriceRub: low },
    ],
    [`от ${amount(low, dice)} до ${amount(high, dice)}${unit}`, { minPriceRub: low, maxPriceRub: high }],
    [`${dice.pick(['under', 'up to', 'below'])} ${dice.between(2, 9)} million`, {}],
    [`${tenThousands}万${dice.pick(['以下', '以内', '元以内'])}`, { maxPrice: tenThousands * 1_000_000 }],
    [
      `${tenThousands}-${tenThousands + 5}万`,
      { minPrice: tenThousands * 1_000_000, maxPrice: (tenThousands + 5) * 1_000_000 },
    ],
    [`${dice.pick(['不超过', '低于'])}${tenThousands}万元`, { maxPrice: tenThousands * 1_000_000 }],
    [`до ${tenThousands * 10} тыс юаней`, { maxPrice: tenThousands * 1_000_000 }],
  ]);
};

const year: Draw = (dice) => {
  const from = dice.between(2005, 2024);
  const to = dice.between(from, 2026);
  return dice.pick<Drawn>([
    [
      `${from}${dice.pick([' года', ' г', ' г.', ' год', ' г.в.', 'г', ' года выпуска'])}`,
      { minYear: from, maxYear: from },
    ],
    [`${from}${dice.pick(['年', '款', '年款'])}`, { minYear: from, maxYear: from }],
    [
      `${dice.pick(['от', 'с', 'не старше', 'начиная с'])} ${from}${dice.pick(['', ' года', ' г'])}`,
      { minYear: from },
    ],
    [`${dice.pick(['from', 'since'])} ${from}`, { minYear: from }],
    [`${from}${dice.pick(['+', ' и новее', ' and newer', '年以后'])}`, { minYear: from }],
    [`${dice.pick(['после', 'новее'])} ${from}`, { minYear: from + 1 }],
    [`до ${to}${dice.pick(['', ' года', ' г.'])}`, { maxYear: to }],
    [`${to}年以前`, { maxYear: to }],
    [
      `${from}${dice.pick(['-', ' - ', '–', '~', '到'])}${to}${dice.pick(['', ' года', '年'])}`,
      { minYear: from, maxYear: to },
    ],
    [`с ${from} по ${to}`, { minYear: from, maxYear: to }],
  ]);
};

const mileage: Draw = (dice) => {
  const km = dice.between(1, 20) * 10_000;
  return dice.pick<Drawn>([
    [
      `${dice.pick(['пробег до', 'с пробегом до', 'пробегом не более', 'пробег менее'])} ${amount(km, dice)}${dice.pick(['', ' км'])}`,
      { maxMileageKm: km },
    ],
    [`до ${amount(km, dice)} км`, { maxMileageKm: km }],
    [`${dice.pick(['under', 'up to', 'less than'])} ${km / 1_000}k km`, { maxMileageKm: km }],
    [`mileage under ${km}`, { maxMileageKm: km }],
    [`${km / 10_000}万公里${dice.pick(['以内', '以下', '内'])}`, { maxMileageKm: km }],
  ]);
};

const power: Draw = (dice) => {
  const hp = dice.between(70, 500);
  const unit = dice.pick(['л.с.', 'лс', 'л. с.', 'л с', 'сил', 'лошадиных сил', 'hp']);
  return dice.pick<Drawn>([
    [`${hp} ${unit}`, { minPowerHp: hp, maxPowerHp: hp }],
    [`${hp}${dice.pick(['лс', 'hp', '马力', '匹'])}`, { minPowerHp: hp, maxPowerHp: hp }],
    [`${dice.pick(['до', 'не более', 'меньше', 'мощностью до'])} ${hp} ${unit}`, { maxPowerHp: hp }],
    [`${dice.pick(['от', 'мощнее', 'более', 'не менее'])} ${hp} ${unit}`, { minPowerHp: hp }],
    [`${hp}马力${dice.pick(['以下', '以内'])}`, { maxPowerHp: hp }],
    [`${hp}-${hp + 50} ${unit}`, { minPowerHp: hp, maxPowerHp: hp + 50 }],
  ]);
};

const engine: Draw = (dice) => {
  const tenths = dice.between(8, 60);
  const litres = (tenths / 10).toFixed(1);
  const [low, high] = [tenths * 100 - 50, tenths * 100 + 49];
  return dice.pick<Drawn>([
    [
      `${litres.replace('.', dice.pick(['.', ',']))}${dice.pick([' л', 'л', ' литра', ' литров', ' l', 'L', 'T', '升', ' turbo'])}`,
      { minEngineCc: low, maxEngineCc: high },
    ],
    [`до ${litres} ${dice.pick(['л', 'литров', 'литра'])}`, { maxEngineCc: high }],
    [`двигатель ${litres}`, { minEngineCc: low, maxEngineCc: high }],
    [`排量${litres}`, { minEngineCc: low, maxEngineCc: high }],
    [
      `${tenths * 100 - 3} ${dice.pick(['см3', 'куб', 'cc'])}`,
      { minEngineCc: tenths * 100 - 3, maxEngineCc: tenths * 100 - 3 },
    ],
  ]);
};

const seats: Draw = (dice) => {
  const count = dice.between(2, 8);
  const words = ['двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми'];
  return [
    dice.pick([
      `${count} мест`,
      `${count}${dice.pick(['-', ' '])}местный`,
      adjective(`${words[count - 2]!}местн`, dice),
      adjective(`${count}-местн`, dice),
      `${count} seats`,
      `${count} seater`,
      `${count}座`,
      `на ${count} мест`,
    ]),
    { seats: [count] },
  ];
};

const oneOf =
  (
    table: readonly (readonly [
      means: PhraseConditions,
      forms: readonly (string | ((dice: Dice) => string))[],
    ])[],
  ): Draw =>
  (dice) => {
    const [means, forms] = dice.pick(table);
    const form = dice.pick(forms);
    return [typeof form === 'string' ? form : form(dice), means];
  };

const inflected = (stem: string) => (dice: Dice) => adjective(stem, dice);

const gearbox = oneOf([
  [
    { gearbox: ['automatic'] },
    [
      'АКПП',
      'автомат',
      'на автомате',
      'с автоматом',
      'коробка автомат',
      'автоматическая коробка',
      'automatic',
      '自动挡',
      '自动',
    ],
  ],
  [
    { gearbox: ['manual'] },
    ['МКПП', 'механика', 'на механике', 'механическая коробка передач', 'manual', '手动挡', '手动'],
  ],
  [{ gearbox: ['cvt'] }, ['вариатор', 'на вариаторе', 'с вариатором', 'CVT', '无级变速', '无级']],
  [{ gearbox: ['dct'] }, ['робот', 'на роботе', 'роботизированная коробка', 'DCT', 'dual clutch', '双离合']],
]);

const drive = oneOf([
  [
    { drive: ['awd'] },
    [
      '4х4',
      '4x4',
      '4 x 4',
      '4WD',
      'AWD',
      'полный привод',
      'с полным приводом',
      'на полном приводе',
      inflected('полноприводн'),
      'all-wheel drive',
      '四驱',
    ],
  ],
  [
    { drive: ['fwd'] },
    [
      'передний привод',
      'с передним приводом',
      inflected('переднеприводн'),
      'FWD',
      'front wheel drive',
      '前驱',
    ],
  ],
  [{ drive: ['rwd'] }, ['задний привод', 'с задним приводом', inflected('заднеприводн'), 'RWD', '后驱']],
]);

const colour = oneOf(
  (
    [
      ['white', 'бел', '白色'],
      ['black', 'чёрн', '黑色'],
      ['grey', 'сер', '灰色'],
      ['silver', 'серебрист', '银色'],
      ['red', 'красн', '红色'],
      ['blue', 'син', '蓝色'],
      ['green', 'зелён', '绿色'],
      ['brown', 'коричнев', '棕色'],
      ['beige', 'бежев', '米色'],
      ['yellow', 'жёлт', '黄色'],
      ['orange', 'оранжев', '橙色'],
      ['purple', 'фиолетов', '紫色'],
    ] as const
  ).map(([code, stem, zh]) => [
    { colour: [code] },
    [
      inflected(stem),
      inflected(stem),
      code,
      zh,
      (dice) => `${stem}${stem === 'син' ? 'его' : 'ого'}${dice.pick([' цвета', ''])}`,
    ],
  ]),
);

const fuel = oneOf([
  [{ fuel: ['diesel'] }, ['дизель', 'дизеля', 'на дизеле', inflected('дизельн'), 'diesel', '柴油']],
  [
    { fuel: ['petrol'] },
    ['бензин', 'бензиновый', 'на бензине', inflected('бензинов'), 'petrol', 'gasoline', '汽油'],
  ],
  [
    { fuel: ['ev'] },
    ['электро', 'электромобиль', 'электромобили', 'электрокар', 'electric', 'ev', '纯电', '电动车'],
  ],
  [
    { fuel: ['hybridParallel', 'hybridSeries', 'phev'] },
    ['гибрид', 'гибриды', inflected('гибридн'), 'hybrid', '混动'],
  ],
  [{ fuel: ['phev'] }, ['подключаемый гибрид', 'plug-in hybrid', 'PHEV', '插混', '插电混动']],
]);

const body = oneOf([
  [{ bodyType: ['crossover'] }, ['кроссовер', 'кроссоверы', 'кроссовера', 'crossover', 'паркетник']],
  [{ bodyType: ['suv'] }, ['внедорожник', 'внедорожники', '越野车']],
  [{ bodyType: ['crossover', 'suv'] }, ['SUV', 'suv']],
  [{ bodyType: ['sedan'] }, ['седан', 'седаны', 'седана', 'sedan', '轿车']],
  [{ bodyType: ['hatchback'] }, ['хэтчбек', 'хетчбек', 'хэтчбеки', 'hatchback', '两厢车']],
  [{ bodyType: ['wagon'] }, ['универсал', 'универсалы', 'wagon', 'estate', '旅行车']],
  [{ bodyType: ['minivan'] }, ['минивэн', 'минивен', 'минивэны', 'minivan', 'MPV', '商务车']],
  [{ bodyType: ['pickup'] }, ['пикап', 'пикапы', 'pickup', '皮卡']],
]);

const condition = oneOf([
  [
    { condition: 'used' },
    ['б/у', 'бу', 'Б/У', 'с пробегом', inflected('подержанн'), 'used', 'second hand', '二手', '二手车'],
  ],
  [
    { condition: 'new' },
    ['новый', 'новая', 'новые', 'новую', 'без пробега', 'new', 'brand new', '新车', '全新'],
  ],
]);

const noise = oneOf([
  [
    {},
    [
      'цена',
      'цены',
      'купить',
      'стоимость',
      'заказать',
      'авто',
      'автомобиль',
      'машину',
      'из Китая',
      'недорого',
      'price',
      'buy',
      'for sale',
      '价格',
      '多少钱',
      '报价',
    ],
  ],
]);

const DRAWS: Readonly<Record<string, Draw>> = {
  price,
  year,
  mileage,
  power,
  engine,
  seats,
  gearbox,
  drive,
  colour,
  fuel,
  body,
  condition,
  noise,
};

export const CONDITION_KINDS = Object.keys(DRAWS);

/** Returns a phrase of this kind alone, or beside the name of a model, before or after it. */
export function conditionPhrase(
  kind: string,
  model: string,
  dice: Dice,
): ConditionPhrase & { readonly keyword: string } {
  const [text, means] = DRAWS[kind]!(dice);
  if (text.includes('million')) return conditionPhrase(kind, model, dice);
  const keyword = dice.pick(['', model, model]);
  const typed = dice.pick([`${keyword} ${text}`, `${text} ${keyword}`]).trim();
  return {
    kind,
    text: dice.pick([typed, typed, typed.toUpperCase(), typed.normalize('NFD')]),
    means,
    keyword,
  };
}
