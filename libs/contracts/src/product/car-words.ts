import { say, type Texts } from '@mall/validation';
import { badgeWords, bodyWords, conditionWords, fuelWords, gearboxWords } from './first-words.js';
import { words } from './word-tables.js';

/**
 * The closed vocabularies of a car, each word in three languages: choices of a form, facets of the search,
 * and words a buyer may type. The codes travel on the wire; the texts are for people.
 */
export * from './first-words.js';

export const driveWords = words({
  fwd: say('Передний', '前驱', 'Front-wheel'),
  rwd: say('Задний', '后驱', 'Rear-wheel'),
  awd: say('Полный', '四驱', 'All-wheel'),
});

export const steeringWords = words({
  left: say('Левый руль', '左舵', 'Left-hand drive'),
  right: say('Правый руль', '右舵', 'Right-hand drive'),
});

export const colourWords = words({
  white: say('Белый', '白色', 'White'),
  black: say('Чёрный', '黑色', 'Black'),
  grey: say('Серый', '灰色', 'Grey'),
  silver: say('Серебристый', '银色', 'Silver'),
  red: say('Красный', '红色', 'Red'),
  blue: say('Синий', '蓝色', 'Blue'),
  green: say('Зелёный', '绿色', 'Green'),
  brown: say('Коричневый', '棕色', 'Brown'),
  beige: say('Бежевый', '米色', 'Beige'),
  yellow: say('Жёлтый', '黄色', 'Yellow'),
  orange: say('Оранжевый', '橙色', 'Orange'),
  purple: say('Фиолетовый', '紫色', 'Purple'),
});

/** Findings of the inspection about the past of a used car. */
export const accidentWords = words({
  none: say('Не участвовал в ДТП', '无事故', 'No accidents'),
  minor: say('Мелкие повреждения', '轻微事故', 'Minor damage'),
  moderate: say('Средние повреждения', '一般事故', 'Moderate damage'),
  major: say('Серьёзные повреждения', '重大事故', 'Major damage'),
});

export const carNameLabel = say('Название', '名称', 'Name');

/** Maximum number of pictures of a car. */
export const CAR_PICTURES_MAX = 60;

/** States of a car's listing, with the codes of the wire. */
export const carStatuses = { notOnSale: 0, onSale: 1, takenDown: 2, inReview: 3 } as const;

/** Decisions on a car that waits for review, with the codes of the wire. */
export const carVerdicts = { approved: 1, rejected: -1 } as const;

/** Codes on the wire: whether buyers see a brand or a category. */
export const shownStatuses = { hidden: 0, shown: 1 } as const;

/** Codes on the wire: whether the search uses a group of synonyms. */
export const synonymStatuses = { notInUse: 0, inUse: 1 } as const;

/** Status of a car (spu) with the codes of the mall family. Deleted cars (-1) are never shown. */
export const carStatusWords = words({
  '0': say('Не опубликован', '未上架', 'Not on sale'),
  '1': say('В продаже', '在售', 'On sale'),
  '2': say('Снят за нарушение', '违规下架', 'Taken down'),
  '3': say('На проверке', '待审核', 'Under review'),
});

/** Angles of a picture; the first one of a car is its main picture. */
export const angleWords = words({
  frontThreeQuarter: say('Спереди сбоку', '前侧', 'Front three-quarter'),
  side: say('Сбоку', '侧面', 'Side'),
  rearThreeQuarter: say('Сзади сбоку', '后侧', 'Rear three-quarter'),
  left: say('Слева', '左侧', 'Left side'),
  right: say('Справа', '右侧', 'Right side'),
  front: say('Спереди', '正面', 'Front'),
  rear: say('Сзади', '后面', 'Rear'),
  interior: say('Салон', '内饰', 'Interior'),
  dashboard: say('Панель приборов', '仪表台', 'Dashboard'),
  engine: say('Двигатель', '发动机舱', 'Engine bay'),
  vinPlate: say('Табличка с VIN', '车架号铭牌', 'VIN plate'),
  defect: say('Дефект', '瑕疵', 'Defect'),
  other: say('Прочее', '其他', 'Other'),
});

const codes = <W extends Record<string, Texts>>(table: W): readonly (keyof W & string)[] =>
  Object.keys(table);

export const CONDITIONS = codes(conditionWords);
export const BODIES = codes(bodyWords);
export const FUELS = codes(fuelWords);
export const GEARBOXES = codes(gearboxWords);
export const DRIVES = codes(driveWords);
export const STEERINGS = codes(steeringWords);
export const COLOURS = codes(colourWords);
export const ACCIDENTS = codes(accidentWords);
export const BADGES = codes(badgeWords);
export const ANGLES = codes(angleWords);

export type Condition = keyof typeof conditionWords;
export type Body = keyof typeof bodyWords;
export type Fuel = keyof typeof fuelWords;
export type Gearbox = keyof typeof gearboxWords;
export type Drive = keyof typeof driveWords;
export type Steering = keyof typeof steeringWords;
export type Colour = keyof typeof colourWords;
export type Accident = keyof typeof accidentWords;
export type Badge = keyof typeof badgeWords;
export type Angle = keyof typeof angleWords;
export type CarStatus = 0 | 1 | 2 | 3;
