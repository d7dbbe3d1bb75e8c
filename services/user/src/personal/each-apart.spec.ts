import { eachApart } from './each-apart.js';

it('goes on with the next person when the work for one fails', async () => {
  const done: string[] = [];
  await eachApart(['1', '2', '3'], String, async (id) => {
    if (id === '1') throw new Error('a deal is open');
    done.push(id);
  });
  expect(done).toEqual(['2', '3']);
});
