import { say, type Texts } from '@mall/validation';
import type { Angle } from './car-words.js';

interface NeededView {
  readonly label: Texts;
  /** Angles of pictures that show it. */
  readonly angles: readonly Angle[];
}

/** Views of a car that the sale can need, by the code of the need. */
export const neededViews = {
  frontView: {
    label: say('Фото спереди', '正面照片', 'Photo of the front'),
    angles: ['front', 'frontThreeQuarter'],
  },
  rearView: {
    label: say('Фото сзади', '后面照片', 'Photo of the rear'),
    angles: ['rear', 'rearThreeQuarter'],
  },
  leftView: { label: say('Фото слева', '左侧照片', 'Photo of the left side'), angles: ['left'] },
  rightView: { label: say('Фото справа', '右侧照片', 'Photo of the right side'), angles: ['right'] },
  interiorView: {
    label: say('Фото салона', '内饰照片', 'Photo of the interior'),
    angles: ['interior', 'dashboard'],
  },
  dashboardView: {
    label: say(
      'Фото панели приборов с пробегом',
      '仪表台照片（含里程）',
      'Photo of the dashboard with the mileage',
    ),
    angles: ['dashboard'],
  },
  vinPlateView: {
    label: say('Фото таблички с VIN', '车架号铭牌照片', 'Photo of the VIN plate'),
    angles: ['vinPlate'],
  },
} as const satisfies Readonly<Record<string, NeededView>>;

export type ViewNeed = keyof typeof neededViews;

export const viewNeeds = Object.keys(neededViews) as ViewNeed[];

/** Returns the angles of pictures that show a needed view. */
export const anglesOf = (need: ViewNeed): readonly Angle[] => neededViews[need].angles;
