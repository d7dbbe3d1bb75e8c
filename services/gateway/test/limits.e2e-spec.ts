import { startMall, until, type TestMall, type TestService } from '@mall/testing';
import { ProductDouble } from './product-double.js';

let mall: TestMall;
let product: ProductDouble;

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly retryAfter: string | null;
}

async function ask(at: TestService, path: string): Promise<Answer> {
  const response = await fetch(`${at.url}/api${path}`);
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
}

const search = (turn: number) => `/mall4cloud_search/ua/search/simple_page?brandIds=${turn + 1}`;

/** Sends many different questions at once, so that none can share an answer; resolves once all but `places` have theirs. */
async function crowd(at: TestService, size: number, places: number): Promise<Promise<Answer>[]> {
  let settled = 0;
  const answers = Array.from({ length: size }, async (_, turn) => {
    const answer = await ask(at, search(turn));
    settled += 1;
    return answer;
  });
  await until(async () => (settled >= size - places ? true : undefined), {
    what: 'those who find no place to hear so',
    timeoutMs: 20_000,
  });
  return answers;
}

const byStatus = (answers: readonly Answer[], status: number): Answer[] =>
  answers.filter((answer) => answer.status === status);

beforeAll(async () => {
  mall = await startMall(['auth', 'user']);
  product = new ProductDouble(await mall.nats());
}, 120_000);

describe('an overloaded service', () => {
  it('fills only its own places: the next call is refused at once, while other services answer as usual', async () => {
    const gateway = await mall.startService('gateway', {
      env: { CALLS_PER_SERVICE: '4', CALLS_WAITING: '3', CALLS_WAIT_MS: '60000' },
    });
    const release = product.hold();
    const answers = await crowd(gateway, 20, 7);
    const late = await ask(gateway, search(100));
    expect(late).toMatchObject({ status: 503, code: 'A00503', retryAfter: '1' });
    const other = await ask(gateway, '/mall4cloud_user/area/list');
    expect(other).toMatchObject({ status: 200, code: '00000' });
    release();
    const all = await Promise.all(answers);
    expect(byStatus(all, 200)).toHaveLength(7);
    expect(byStatus(all, 503)).toHaveLength(13);
    expect(await ask(gateway, search(101))).toMatchObject({ status: 200 });
    await gateway.stop();
  });

  it('does not let calls wait for long', async () => {
    const gateway = await mall.startService('gateway', {
      env: { CALLS_PER_SERVICE: '1', CALLS_WAITING: '5' },
    });
    const release = product.hold();
    const answers = await crowd(gateway, 4, 1);
    release();
    const all = await Promise.all(answers);
    expect(byStatus(all, 200)).toHaveLength(1);
    expect(byStatus(all, 503)).toHaveLength(3);
    await gateway.stop();
  });
});

describe('one address with too many requests', () => {
  it('is refused as too frequent', async () => {
    const gateway = await mall.startService('gateway', { env: { CALLS_PER_ADDRESS: '5' } });
    const release = product.hold();
    const answers = await crowd(gateway, 12, 5);
    expect(await ask(gateway, search(100))).toMatchObject({ status: 429, code: 'A00429', retryAfter: '1' });
    release();
    const all = await Promise.all(answers);
    expect(byStatus(all, 200)).toHaveLength(5);
    expect(byStatus(all, 429)).toHaveLength(7);
    await gateway.stop();
  });
});
