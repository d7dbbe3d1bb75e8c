import { defineResource } from '../define/index.js';
import { authFactorResetApi } from './factor.api.js';

export const factorResetsResource = defineResource({
  name: 'factor-resets',
  menu: {
    group: 'system',
    place: 15,
    icon: 'factor',
    labels: { ru: 'Сброс второго фактора', zh: '二次验证重置', en: 'Factor resets' },
  },
  idField: 'resetId',
  list: authFactorResetApi.factorResets,
  one: authFactorResetApi.factorReset,
  create: authFactorResetApi.askFactorReset,
});
