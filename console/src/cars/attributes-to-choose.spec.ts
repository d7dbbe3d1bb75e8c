import { attributesToChoose } from './attributes-to-choose.js';

const roof = { attrValueId: '7101', value: 'Панорамная крыша' };
const equipment = {
  attrId: '7001',
  name: 'Оснащение',
  searchType: 1,
  attrType: 1,
  attrValues: [roof],
} as const;
const offered = { ...equipment, attrValues: [...equipment.attrValues] };
const ofCar = (attrValueId: string) => ({
  attrId: '7001',
  attrName: 'Оснащение',
  attrValueId,
  attrValueName: 'Лебёдка',
});

test('a category offers the attributes of its cars, but not those of units or without values', () => {
  const others = [
    { ...offered, attrId: '7002', attrType: 0 as const },
    { ...offered, attrId: '7003', attrValues: [] },
  ];
  expect(attributesToChoose([offered, ...others], [ofCar('7101')])).toEqual([offered]);
});

test('a value that the category no longer offers can be removed from the car', () => {
  const winch = { attrValueId: '7199', value: 'Лебёдка' };
  expect(attributesToChoose([offered], [ofCar('7199')])[0]!.attrValues).toEqual([roof, winch]);
  expect(attributesToChoose([], [ofCar('7199')])).toEqual([
    { attrId: '7001', name: 'Оснащение', attrValues: [winch] },
  ]);
});
