import { attributesInWords } from './attributes.js';

const valueOf = (attrName: string, attrValueName: string) => ({ attrId: '1', attrName, attrValueName });

test('values of one attribute stand in one line, as in a sentence', () => {
  const values = [
    valueOf('Оснащение', 'Панорамная крыша'),
    valueOf('Комплект', 'Зимние шины'),
    valueOf('Оснащение', 'Подогрев сидений'),
    valueOf('Оснащение', 'LED-фары'),
  ];
  expect(attributesInWords(values)).toEqual([
    { name: 'Оснащение', value: 'Панорамная крыша, подогрев сидений, LED-фары' },
    { name: 'Комплект', value: 'Зимние шины' },
  ]);
});
