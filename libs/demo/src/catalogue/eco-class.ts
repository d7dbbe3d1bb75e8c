import type { Trilingual } from './model.js';

/** Emission classes as Chinese papers name them, with the European class that customs require. */
export const ecoClasses = {
  'China 5': { ru: 'Китай 5 (Евро-5)', zh: '国五', en: 'China 5 (Euro 5)' },
  'China 6a': { ru: 'Китай 6a (Евро-6)', zh: '国六a', en: 'China 6a (Euro 6)' },
  'China 6b': { ru: 'Китай 6b (Евро-6)', zh: '国六b', en: 'China 6b (Euro 6)' },
  ZEV: { ru: 'Без выбросов', zh: '零排放', en: 'Zero emission' },
} as const satisfies Record<string, Trilingual>;

export type EcoClass = keyof typeof ecoClasses;
