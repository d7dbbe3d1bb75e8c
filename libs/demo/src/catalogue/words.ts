import type { Drive, Fuel, Gearbox } from '@mall/contracts/product';
import type { Trilingual } from './model.js';

/** Words of the catalogue in the form used inside a sentence. */
export const fuels: Record<Fuel, Trilingual> = {
  petrol: { ru: 'Бензиновый двигатель', zh: '汽油发动机', en: 'Petrol engine' },
  diesel: { ru: 'Дизельный двигатель', zh: '柴油发动机', en: 'Diesel engine' },
  hybridParallel: { ru: 'Гибрид', zh: '油电混合动力', en: 'Hybrid' },
  hybridSeries: { ru: 'Последовательный гибрид', zh: '增程式混合动力', en: 'Series hybrid' },
  phev: { ru: 'Подключаемый гибрид', zh: '插电式混合动力', en: 'Plug-in hybrid' },
  ev: { ru: 'Электромобиль', zh: '纯电动', en: 'Electric car' },
};

export const gearboxes: Record<Gearbox, Trilingual> = {
  manual: { ru: 'механическая коробка', zh: '手动变速箱', en: 'manual gearbox' },
  automatic: { ru: 'автоматическая коробка', zh: '自动变速箱', en: 'automatic gearbox' },
  cvt: { ru: 'вариатор', zh: '无级变速箱', en: 'continuously variable gearbox' },
  dct: { ru: 'робот с двумя сцеплениями', zh: '双离合变速箱', en: 'dual-clutch gearbox' },
  dht: { ru: 'гибридная трансмиссия', zh: '混动专用变速箱', en: 'hybrid transmission' },
  single: { ru: 'редуктор', zh: '单速变速箱', en: 'single-speed gear' },
};

export const drives: Record<Drive, Trilingual> = {
  fwd: { ru: 'передний', zh: '前轮驱动', en: 'front-wheel drive' },
  rwd: { ru: 'задний', zh: '后轮驱动', en: 'rear-wheel drive' },
  awd: { ru: 'полный', zh: '四轮驱动', en: 'all-wheel drive' },
};
