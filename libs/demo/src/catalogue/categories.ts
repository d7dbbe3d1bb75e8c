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

const segment = (
  seq: number,
  shapes: Shape[],
  icon: string,
  ru: string,
  zh: string,
  en: string,
): DemoCategory => ({
  categoryId: `${CARS_CATEGORY_ID}${String(seq).padStart(2, '0')}`,
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
  segment(1, ['suv'], 'suv', 'Кроссоверы', '中大型SUV', 'Crossovers'),
  segment(2, ['compactSuv'], 'compact-suv', 'Компактные кроссоверы', '小型SUV', 'Compact crossovers'),
  segment(3, ['coupeSuv'], 'coupe-suv', 'Кросс-купе', '轿跑SUV', 'Coupe crossovers'),
  segment(4, ['offroadSuv'], 'offroad', 'Внедорожники', '硬派越野车', 'Off-roaders'),
  segment(5, ['sedan'], 'sedan', 'Седаны', '轿车', 'Sedans'),
  segment(6, ['liftback'], 'liftback', 'Лифтбеки', '掀背轿车', 'Liftbacks'),
  segment(7, ['hatchback'], 'hatchback', 'Хэтчбеки', '两厢车', 'Hatchbacks'),
  segment(8, ['minivan'], 'minivan', 'Минивэны', 'MPV', 'Minivans'),
  segment(9, ['wagon'], 'wagon', 'Универсалы', '旅行车', 'Estates'),
  segment(10, ['pickup'], 'pickup', 'Пикапы', '皮卡', 'Pickups'),
  segment(11, ['coupe'], 'coupe', 'Купе и кабриолеты', '跑车', 'Coupes and roadsters'),
  segment(12, ['cityCar'], 'city-car', 'Городские малыши', '微型车', 'City cars'),
  segment(13, ['van'], 'van', 'Фургоны и микроавтобусы', '轻客', 'Vans and minibuses'),
];

export const categoryIdOf = Object.fromEntries(
  categories.flatMap((category) => category.shapes.map((shape) => [shape, category.categoryId])),
) as Record<Shape, string>;
