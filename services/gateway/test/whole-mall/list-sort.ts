import { allResources } from '@mall/contracts/all';
import type { WholeMall } from './whole-mall.js';

export function listSort(whole: WholeMall): void {
  let authorization: string;

  beforeAll(async () => {
    authorization = `Bearer ${(await whole.cast.member('head')).token}`;
  }, 120_000);

  const list = (name: string, field: string, order = 'ASC'): Promise<Response> => {
    const query = new URLSearchParams({ range: '[0,99]', sort: JSON.stringify([field, order]) });
    return fetch(`${whole.mall.service('gateway').url}/api/rest/${name}?${String(query)}`, {
      headers: { authorization },
    });
  };

  it.each(allResources.map(({ name }) => name))(
    'refuses to sort %s by a column that it does not offer',
    async (name) => {
      for (const field of ['noSuchColumn', 'constructor']) {
        const answer = await list(name, field);
        expect([field, answer.status]).toEqual([field, 400]);
        expect(((await answer.json()) as { message: string }).message).not.toBe('');
      }
    },
  );

  it.each(allResources.map(({ name }) => name))(
    'searches %s by a word, or refuses the search',
    async (name) => {
      const query = new URLSearchParams({ range: '[0,9]', filter: JSON.stringify({ q: 'Уссури 100%' }) });
      const answer = await fetch(`${whole.mall.service('gateway').url}/api/rest/${name}?${String(query)}`, {
        headers: { authorization },
      });
      expect([200, 206, 400]).toContain(answer.status);
    },
  );

  it.each(['refunds', 'tariffs', 'exchange-rates', 'deal-settings', 'reconciliation', 'buyer-reveals'])(
    'sorts %s by its id',
    async (name) => {
      for (const order of ['ASC', 'DESC']) expect((await list(name, 'id', order)).status).toBe(200);
    },
  );

  it('reverses the order of the settings', async () => {
    const keysOf = async (order: string): Promise<string[]> => {
      const rows = (await (await list('deal-settings', 'id', order)).json()) as { id: string }[];
      return rows.map(({ id }) => id);
    };
    const forwards = await keysOf('ASC');
    expect(forwards.length).toBeGreaterThan(1);
    expect(await keysOf('DESC')).toEqual(forwards.toReversed());
  });
}
