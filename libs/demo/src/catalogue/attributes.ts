import type { Series, Trilingual, Trim } from './model.js';

export interface DemoAttrValue {
  attrValueId: string;
  value: Trilingual;
  /** Probability from 0 to 1 that a car has it; `price` is the new price in thousand CNY. */
  likelihood: (series: Series, trim: Trim, price: number) => number;
}

const rising = (from: number, to: number) => (_series: Series, _trim: Trim, price: number) =>
  Math.max(0, Math.min(0.97, (price - from) / (to - from)));

const feature = (
  id: number,
  ru: string,
  zh: string,
  en: string,
  likelihood: DemoAttrValue['likelihood'],
): DemoAttrValue => ({ attrValueId: String(7100 + id), value: { ru, zh, en }, likelihood });

/** Equipment of cars; a free attribute of the catalogue, and a facet of the search. */
export const equipment = {
  attrId: '7001',
  name: { ru: 'Оснащение', zh: '配置', en: 'Equipment' } as Trilingual,
  values: [
    feature(1, 'Панорамная крыша', '全景天窗', 'Panoramic roof', rising(70, 190)),
    feature(2, 'Подогрев передних сидений', '前排座椅加热', 'Heated front seats', rising(80, 200)),
    feature(3, 'Камеры кругового обзора', '360度全景影像', 'Surround-view cameras', rising(75, 220)),
    feature(4, 'Адаптивный круиз-контроль', '自适应巡航', 'Adaptive cruise control', rising(90, 210)),
    feature(5, 'Кожаный салон', '真皮座椅', 'Leather seats', rising(110, 280)),
    feature(6, 'Электропривод багажника', '电动后备厢', 'Power tailgate', rising(110, 240)),
    feature(7, 'Проекционный дисплей', 'HUD抬头显示', 'Head-up display', rising(130, 420)),
    feature(8, 'Вентиляция сидений', '座椅通风', 'Ventilated seats', rising(150, 380)),
    feature(9, 'Пневмоподвеска', '空气悬架', 'Air suspension', rising(290, 700)),
    feature(10, 'Третий ряд сидений', '第三排座椅', 'Third row of seats', (series) =>
      series.seats > 5 ? 1 : 0,
    ),
    feature(11, 'Быстрая зарядка', '快充', 'Fast charging', (_series, trim) => (trim.fuel === 'ev' ? 1 : 0)),
  ],
};
