import { anyone, defineApi, Empty, json, type CachePolicy } from '@mall/contracts/define';
import { Int } from '@mall/validation';
import { AnswerCache, type Given } from './answer-cache.js';
import { SILENCE_MS } from './changes.js';
import type { Question } from './question.js';

class CarsDto {
  @Int() brandId!: number;
  @Int({ optional: true }) maxPrice = 1_000_000;
}

interface CarChange {
  readonly price: number;
}

const policy: CachePolicy<CarsDto, CarChange> = {
  maxAgeSeconds: 60,
  tags: ({ brandId }) => [`brand:${brandId}`],
  mayShow: ({ maxPrice }, { price }) => price <= maxPrice,
};

const { cars } = defineApi('shelf', {
  cars: { request: CarsDto, response: json<object>(), access: anyone(), cache: policy, summary: 'Cars.' },
  other: { request: Empty, response: json<object>(), access: anyone(), summary: 'Something else.' },
});

const ofBrand = (brandId: number, maxPrice = 1_000_000): Question => ({
  operation: cars,
  policy,
  input: Object.assign(new CarsDto(), { brandId, maxPrice }),
  locale: 'ru',
  tenantId: '1',
});

const wrap = (bytes: Uint8Array): Buffer => Buffer.from(bytes);

describe('the cache of answers', () => {
  let clock: number;
  let cache: AnswerCache;
  let asked: number;

  beforeEach(() => {
    clock = 1_000_000;
    asked = 0;
    cache = new AnswerCache({ mostBytes: 1_000_000, now: () => clock });
    cache.changes.onHeartbeat(10);
  });

  /** Requests an address; the service answers with the number of its calls, made at `version`. */
  const give = (
    question: Question,
    version?: number,
    address = `/${question.operation.name}`,
  ): Promise<Given> =>
    cache.give(
      question,
      address,
      async () => ({
        json: new TextEncoder().encode(`answer ${(asked += 1)}`),
        version: version ?? cache.changes.known,
      }),
      wrap,
    );

  const text = (given: Given): string =>
    'kept' in given ? String(given.kept.variantFor(undefined).body) : wrap(given.json).toString();

  const ask = async (question: Question, version?: number): Promise<string> =>
    text(await give(question, version));

  const change = (brand: number, price: number): void => {
    const from = cache.changes.known!;
    cache.onChanges({ from, to: from + 1, changes: [{ tags: [`brand:${brand}`], change: { price } }] });
  };

  it('answers from the cache, by question and by address', async () => {
    expect(await ask(ofBrand(1))).toBe('answer 1');
    expect(await ask(ofBrand(1))).toBe('answer 1');
    expect(await ask(ofBrand(2))).toBe('answer 2');
    expect(cache.atAddress('/cars')).toBeDefined();
    expect(cache.atAddress('/never-asked')).toBeUndefined();
  });

  it('drops exactly the answers that a change may affect', async () => {
    await give(ofBrand(1, 500), 10, '/cheap');
    await give(ofBrand(1, 5_000), 10, '/dear');
    await give(ofBrand(2, 5_000), 10, '/other');
    change(1, 1_000);
    expect(cache.atAddress('/cheap')).toBeDefined();
    expect(cache.atAddress('/dear')).toBeUndefined();
    expect(cache.atAddress('/other')).toBeDefined();
    expect(await ask(ofBrand(1, 5_000))).toBe('answer 4');
  });

  it('keeps an answer that already contains a change when the change is received', async () => {
    await ask(ofBrand(1), 11);
    change(1, 1_000);
    expect(await ask(ofBrand(1))).toBe('answer 1');
  });

  it('never keeps an answer older than a change that may affect it', async () => {
    change(1, 1_000);
    expect('kept' in (await give(ofBrand(1), 10))).toBe(false);
    expect('kept' in (await give(ofBrand(2), 10))).toBe(true);
    expect('kept' in (await give(ofBrand(1, 500), 10))).toBe(true);
    expect('kept' in (await give(ofBrand(1), 9))).toBe(false);
  });

  it('keeps no answer without a version', async () => {
    const given = await cache.give(ofBrand(1), '/cars', async () => ({ json: new Uint8Array(1) }), wrap);
    expect('kept' in given).toBe(false);
  });

  it('makes one call for all requests at the same time', async () => {
    const all = await Promise.all([ask(ofBrand(1)), ask(ofBrand(1)), ask(ofBrand(1))]);
    expect(all).toEqual(['answer 1', 'answer 1', 'answer 1']);
  });

  it('lets no request after a change join a call from before it', async () => {
    let resolveSlow = (_: string): void => undefined;
    const slow = new Promise<string>((resolve) => (resolveSlow = resolve));
    const early = cache.give(
      ofBrand(1),
      '/cars',
      async () => ({ json: new TextEncoder().encode(await slow), version: 10 }),
      wrap,
    );
    change(1, 1_000);
    const late = await ask(ofBrand(1));
    resolveSlow('old');
    expect(text(await early)).toBe('old');
    expect(late).toBe('answer 1');
    expect(await ask(ofBrand(1))).toBe('answer 1');
  });

  it('passes a failure on to all waiting requests, and does not cache it', async () => {
    const failing = () => cache.give(ofBrand(1), '/cars', () => Promise.reject(new Error('away')), wrap);
    const outcomes = await Promise.allSettled([failing(), failing()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask(ofBrand(1))).toBe('answer 1');
  });

  it('serves and keeps nothing during a silence, and nothing older afterwards', async () => {
    await ask(ofBrand(1));
    clock += SILENCE_MS;
    expect(cache.atAddress('/cars')).toBeUndefined();
    expect(await ask(ofBrand(1))).toBe('answer 2');
    cache.changes.onHeartbeat(10);
    expect(await ask(ofBrand(1))).toBe('answer 3');
  });

  it('drops everything after a gap', async () => {
    await ask(ofBrand(1));
    cache.onChanges({ from: 12, to: 13, changes: [] });
    expect(await ask(ofBrand(1))).toBe('answer 2');
    expect(await ask(ofBrand(1))).toBe('answer 2');
  });

  it('keeps nothing longer than its policy allows', async () => {
    await ask(ofBrand(1));
    for (let second = 0; second < 60; second += 1) {
      clock += 999;
      cache.changes.onHeartbeat(10);
    }
    expect(await ask(ofBrand(1))).toBe('answer 1');
    clock += 60;
    expect(await ask(ofBrand(1))).toBe('answer 2');
  });

  it('stays within its bytes, and drops the least recently used answers', async () => {
    cache = new AnswerCache({ mostBytes: 30_000, now: () => clock });
    cache.changes.onHeartbeat(10);
    for (let brand = 1; brand <= 100; brand += 1) {
      await give(ofBrand(brand), 10, `/${brand}`);
      cache.atAddress('/1');
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(30_000);
    expect(cache.atAddress('/1')).toBeDefined();
    expect(cache.atAddress('/2')).toBeUndefined();
    expect(cache.atAddress('/100')).toBeDefined();
  });

  it('does nothing when it is off', async () => {
    cache = new AnswerCache({ mostBytes: 0, now: () => clock });
    cache.changes.onHeartbeat(10);
    expect(await ask(ofBrand(1))).toBe('answer 1');
    expect(await ask(ofBrand(1))).toBe('answer 2');
  });
});
