import { carFactNames, carFactTable } from '@mall/web-kit';
import { foldedRanges, listedFields, openRanges } from './listed-fields.js';

const OWN_FILTERS = ['condition', 'year'];
const inPanel = [...openRanges, ...foldedRanges, ...listedFields].map(({ name }) => String(name));

test.each(carFactNames.filter((name) => 'filter' in carFactTable[name]))('buyers filter by %s', (name) => {
  expect([...OWN_FILTERS, ...inPanel].filter((one) => one === name)).toHaveLength(1);
});
