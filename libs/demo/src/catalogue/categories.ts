import { CARS_CATEGORY_ID } from '@mall/contracts/product';
import type { Shape, Trilingual } from './model.js';

export interface DemoCategory {
  categoryId: string;
  parentId: string;
  name: Trilingual;
  icon: string;
  seq: number;
  /** Body shapes of the cars in this category; none for the root. */
  shapes: Shape[];
}

/** Builds a segment. `id` is that of the mall's first category of this kind, or a new one, so that no kind appears twice. */
const segment = (
  seq: number,
  id: number,
  shapes: Shape[],
  icon: string,
  ru: string,
  zh: string,
  en: string,
): DemoCategory => ({
  categoryId: String(id),
  parentId: CARS_CATEGORY_ID,
  name: { ru, zh, en },
  icon,
  seq,
  shapes,
});

/** The category tree: cars, and the segments below. */
export const categories: DemoCategory[] = [
  {
    categoryId: CARS_CATEGORY_ID,
    parentId: '0',
    name: { ru: 'Легковые автомобили', zh: '乘用车', en: 'Passenger cars' },
    icon: 'car',
    seq: 1,
    shapes: [],
  },
  segment(1, 100413, ['suv'], 'suv', 'Кроссоверы', '中大型SUV', 'Crossovers'),
  segment(2, 100418, ['compactSuv'], 'compact-suv', 'Компактные кроссоверы', '小型SUV', 'Compact crossovers'),
  segment(3, 100419, ['coupeSuv'], 'coupe-suv', 'Кросс-купе', '轿跑SUV', 'Coupe crossovers'),
  segment(4, 100414, ['offroadSuv'], 'offroad', 'Внедорожники', '硬派越野车', 'Off-roaders'),
  segment(5, 100410, ['sedan'], 'sedan', 'Седаны', '轿车', 'Sedans'),
  segment(6, 100420, ['liftback'], 'liftback', 'Лифтбеки', '掀背轿车', 'Liftbacks'),
  segment(7, 100411, ['hatchback'], 'hatchback', 'Хэтчбеки', '两厢车', 'Hatchbacks'),
  segment(8, 100415, ['minivan'], 'minivan', 'Минивэны', 'MPV', 'Minivans'),
  segment(9, 100412, ['wagon'], 'wagon', 'Универсалы', '旅行车', 'Estates'),
  segment(10, 100416, ['pickup'], 'pickup', 'Пикапы', '皮卡', 'Pickups'),
  segment(11, 100417, ['coupe'], 'coupe', 'Купе и кабриолеты', '跑车', 'Coupes and roadsters'),
  segment(12, 100421, ['cityCar'], 'city-car', 'Городские малыши', '微型车', 'City cars'),
  segment(13, 100422, ['van'], 'van', 'Фургоны и микроавтобусы', '轻客', 'Vans and minibuses'),
];

export const categoryIdOf = Object.fromEntries(
  categories.flatMap((category) => category.shapes.map((shape) => [shape, category.categoryId])),
) as Record<Shape, string>;
