import { allOperations } from '@mall/contracts/all';
import { fieldsOf } from '@mall/validation';
import type { Person } from '../authorization/cast.js';
import { channelsOf, send, type Channel } from '../authorization/channels.js';
import { zoneOf, type Zone } from '../authorization/zones.js';
import type { WholeMall } from './whole-mall.js';

const TYPED = [
  ...[
    '1234',
    '89141234567',
    '+7 914 123-45-67',
    '\u202a8\u00a0914\u00a0123\u201145\u201167\u202c',
    '13800138000',
  ],
  ...[
    '%',
    '_',
    '\\',
    '%\\_',
    "'",
    '"',
    "' OR 1=1 --",
    '-',
    '—',
    '\u200b',
    '*',
    '(',
    '[а',
    '{"q":1}',
    '$1',
    ':word',
  ],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'Ё',
    'и\u0306',
    '𠮷',
    'яя',
    '了',
    'я'.repeat(200),
    '7'.repeat(200),
    'x5 '.repeat(60),
  ],
];

const isPaged = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && String(answer.kind).endsWith('Page');

const lists = allOperations
  .filter(({ response }) => isPaged(response))
  .map((operation) => ({
    operation,
    channel: channelsOf(operation)[0],
    filters: [...fieldsOf(operation.request)].filter(([, facts]) => facts.text && facts.type === 'string'),
  }))
  .filter(
    (list): list is typeof list & { channel: Channel } =>
      list.channel !== undefined && list.filters.length > 0,
  );

export function listFilters(whole: WholeMall): void {
  let people: Readonly<Record<Zone, Person>>;

  beforeAll(async () => {
    people = await whole.cast.oneOfEach();
  }, 120_000);

  it('knows the lists of the mall', () => expect(lists.length).toBeGreaterThan(30));

  it.each(lists.map((list) => [list.operation.subject, list] as const))(
    '%s is filtered by whatever is typed, or refuses it',
    async (_, { operation, channel, filters }) => {
      const base = whole.mall.service('gateway').url;
      const { token } = people[zoneOf(operation.access)];
      const paging = { current: '1', size: '5', pageNum: '1', pageSize: '5' };
      const known = Object.entries(paging).filter(([name]) => fieldsOf(operation.request).has(name));
      for (const [name] of filters)
        for (const typed of TYPED) {
          const input = channel.isList ? {} : { ...Object.fromEntries(known), [name]: typed };
          const query = new URLSearchParams({ range: '[0,4]', filter: JSON.stringify({ [name]: typed }) });
          const answer = channel.isList
            ? await fetch(`${base}/api${channel.binding.split(' ')[1]}?${String(query)}`, {
                headers: { authorization: `Bearer ${token}` },
              })
            : await send({ base, channel, input, token });
          expect([name, typed, [200, 206, 400].includes(answer.status) || answer.status]).toEqual([
            name,
            typed,
            true,
          ]);
        }
    },
    60_000,
  );
}
