import type { WholeMall } from './whole-mall.js';

const QUESTIONS = [
  { resource: 'roles', filter: {} },
  { resource: 'orders', filter: { status: 3 } },
  { resource: 'roles', filter: { q: 'no role has this name' } },
];

export function counts(whole: WholeMall): void {
  const ask = (of: unknown, token?: string): Promise<Response> => {
    const query = new URLSearchParams({ of: typeof of === 'string' ? of : JSON.stringify(of) });
    return fetch(`${whole.mall.service('gateway').url}/api/rest/counts?${String(query)}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  };

  it('counts several lists in one request, each with its filter, as the lists themselves do', async () => {
    const { token } = await whole.cast.member('head');
    const answer = await ask(QUESTIONS, token);
    expect(answer.status).toBe(200);
    const list = await fetch(`${whole.mall.service('gateway').url}/api/rest/roles?range=[0,0]`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const total = Number(list.headers.get('content-range')!.split('/')[1]);
    expect(total).toBeGreaterThan(1);
    expect(await answer.json()).toEqual([total, 0, 0]);
  });

  it('says nothing about lists that the caller may not see', async () => {
    const { token } = await whole.cast.staff(['order_view']);
    expect(await (await ask(QUESTIONS, token)).json()).toEqual([null, 0, null]);
  });

  it('refuses visitors', async () => {
    expect((await ask(QUESTIONS)).status).toBe(424);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '['],
    ['no list', '{}'],
    ['an empty list', []],
    ['a question without a filter', [{ resource: 'roles' }]],
    ['a filter that is no object', [{ resource: 'roles', filter: [1] }]],
    ['more than twenty', Array(21).fill({ resource: 'roles', filter: {} })],
    ['an unknown filter', [{ resource: 'roles', filter: { no_such_field: 1 } }]],
  ])('refuses %s', async (_, of) => {
    const { token } = await whole.cast.member('head');
    expect((await ask(of, token)).status).toBe(400);
  });

  it('knows no other resources', async () => {
    const { token } = await whole.cast.member('head');
    expect((await ask([{ resource: 'constructor', filter: {} }], token)).status).toBe(404);
  });
}
