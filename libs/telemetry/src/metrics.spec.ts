import { addGauge, exposition } from './metrics.js';

it('leaves out what has no value now, with labels and without, and gives the rest', async () => {
  const away = (): never => {
    throw new Error('The database is away.');
  };
  addGauge({ name: 'away_alone', help: 'No labels.', read: away });
  addGauge({ name: 'away_labelled', help: 'Labels.', labelNames: ['state'], read: away });
  addGauge({ name: 'none_of_a_kind', help: 'Nothing to tell of.', labelNames: ['consumer'], read: () => [] });
  addGauge({ name: 'here', help: 'A value.', read: () => [{ value: 7 }] });
  const { text } = await exposition();
  expect(text).toMatch(/^here 7$/m);
  expect(text).not.toMatch(/^(?:away|none)/m);
});
