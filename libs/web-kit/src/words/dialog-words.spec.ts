import { ORDER_ACTIONS } from '@mall/contracts/order';
import { hasDialog } from '../client/action-request.js';
import { carsOf, dialogWords } from './dialog-words.js';

const order = {
  orderNumber: 'UA261121-1001',
  consignee: 'Иванов Пётр',
  orderItems: [
    { spuName: 'Хавейл Джолион', vin: 'LGWEF4A57NH100001', vins: [], count: 1 },
    { spuName: 'Чери Тигго', vin: null, vins: ['LVVDB21B1RD000001', 'LVVDB21B1RD000002'], count: 2 },
    { spuName: 'Омода', vin: null, vins: [], count: 12 },
  ],
};

test('cars are named with how many they are, and their VINs where these are known', () => {
  expect(carsOf(order, 'ru')).toBe(
    'Хавейл Джолион, VIN LGWEF4A57NH100001; Чери Тигго × 2, VIN LVVDB21B1RD000001, LVVDB21B1RD000002; Омода × 12',
  );
});

test.each(ORDER_ACTIONS.filter(hasDialog))(
  'the dialog of %s names the order and its cars in every language, and leaves no gap',
  (action) => {
    for (const locale of ['ru', 'zh', 'en'] as const) {
      const { title, hint } = dialogWords(action, order, locale);
      expect(title).toContain(order.orderNumber);
      expect(hint).toContain('Хавейл Джолион');
      expect(`${title} ${hint}`).not.toMatch(/[{}]/);
    }
  },
);

test.each(['ship', 'staffCancel', 'extendPayTime', 'note'] as const)(
  'the dialog of %s, which staff see, names the buyer too',
  (action) => {
    for (const locale of ['ru', 'zh', 'en'] as const)
      expect(dialogWords(action, order, locale).hint).toContain('Иванов Пётр');
  },
);
