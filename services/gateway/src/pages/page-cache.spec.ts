import { gunzipSync } from 'node:zlib';
import { anyone, defineApi, Empty, json, type CachePolicy } from '@mall/contracts/define';
import { AnswerCache } from '../cache/answer-cache.js';
import { addressOf } from '../cache/cache-fast-path.js';
import { PageCache, type PageContent } from './page-cache.js';
import { pageHeaders } from './local-api.js';

const policy: CachePolicy = { maxAgeSeconds: 60, tags: () => ['cars'] };

const { cars } = defineApi('shelf', {
  cars: {
    request: Empty,
    response: json<object>(),
    access: anyone(),
    cache: policy,
    summary: 'Cars.',
  },
});

const PATH = '/api/cars';
const content = (text: string): PageContent => ({ status: 200, policy: '', html: Buffer.from(text) });

async function setUp() {
  let now = 1_000_000;
  const answers = new AnswerCache({ mostBytes: 1e6, now: () => now });
  answers.changes.onHeartbeat(1);
  const pages = new PageCache(answers, 1e6, () => now);
  const answer = async (price: number, version: number): Promise<string> => {
    const given = await answers.give(
      { operation: cars, policy, input: new Empty(), locale: 'ru', tenantId: '1' },
      addressOf(PATH, pageHeaders('ru')),
      () => Promise.resolve({ json: Buffer.from(JSON.stringify({ price })), version }),
      (bytes) => Buffer.from(bytes),
    );
    return 'kept' in given ? given.kept.variantFor(undefined).etag : '';
  };
  return { answers, pages, answer, wait: (ms: number) => (now += ms) };
}

describe('rendered pages in memory', () => {
  it('are kept while the answers that they were made from are current', async () => {
    const { answers, pages, answer } = await setUp();
    const etag = await answer(100, 1);
    const page = pages.keep('ru /list', 'ru', [{ path: PATH, etag }], content('100'));
    expect(pages.get('ru /list')).toBe(page);

    answers.onChanges({ from: 1, to: 2, changes: [{ tags: ['cars'], change: {} }] });
    expect(pages.get('ru /list')).toBeUndefined();
  });

  it('are not kept for long when an answer was replaced while they were made', async () => {
    const { answers, pages, answer, wait } = await setUp();
    const etag = await answer(100, 1);
    answers.onChanges({ from: 1, to: 2, changes: [{ tags: ['cars'], change: {} }] });
    await answer(120, 2);
    const page = pages.keep('ru /list', 'ru', [{ path: PATH, etag }], content('100'));
    expect(page.sources).toEqual([]);
    wait(10_001);
    expect(pages.get('ru /list')).toBeUndefined();
  });

  it('are kept for ten seconds when changes of an answer are not announced', async () => {
    const { pages, wait } = await setUp();
    pages.keep('ru /about', 'ru', [{ path: '/api/company', etag: undefined }], content('company'));
    expect(pages.get('ru /about')).toBeDefined();
    wait(10_001);
    expect(pages.get('ru /about')).toBeUndefined();
  });

  it('are sent packed to readers who accept that', async () => {
    const { pages } = await setUp();
    const page = pages.keep('ru /long', 'ru', [], content('car '.repeat(2_000)));
    await page.pack('gzip');
    const { coding, body } = page.variantFor('gzip');
    expect(coding).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe('car '.repeat(2_000));
  });
});
