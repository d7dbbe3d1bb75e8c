import { anyone, Empty, nothing, platformErrors, type Caller, type Operation } from '@mall/contracts/define';
import { BoundedCallService, type CallLimits, type ServiceCalls } from './bounded-call.service.js';

const caller: Caller = {
  kind: 'anonymous',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'r',
};
const operationOf = (service: string, price?: number): Operation => ({
  ...(price !== undefined && { price: () => price }),
  service,
  name: 'do',
  subject: `op.${service}.do`,
  request: Empty,
  response: nothing,
  access: anyone(),
  summary: '',
});

/** Services that answer when the test tells them to. */
class HeldServices implements ServiceCalls {
  readonly called: string[] = [];
  private readonly waiting: (() => void)[] = [];

  call<T>({ service }: Operation): Promise<T> {
    this.called.push(service);
    return new Promise((resolve) => this.waiting.push(() => resolve(undefined as T)));
  }

  callForBytes = (operation: Operation) => this.call<{ json: Uint8Array }>(operation);

  answerAll(): void {
    for (const answer of this.waiting.splice(0)) answer();
  }
}

function bounded(limits: Partial<CallLimits>) {
  const services = new HeldServices();
  const calls = new BoundedCallService(services, {
    perService: 100,
    waitingPerService: 0,
    perAddress: 100,
    longestWaitMs: 50,
    ...limits,
  });
  const call = (service: string, address: string, price?: number) =>
    calls.call(operationOf(service, price), {}, caller, address);
  return { services, call };
}

describe('calls of one address', () => {
  it('beyond the limit are refused as too frequent, others are not', async () => {
    const { services, call } = bounded({ perAddress: 2 });
    const first = [call('order', 'a'), call('product', 'a')];
    await expect(call('order', 'a')).rejects.toMatchObject({
      declaration: { key: platformErrors.tooFrequent.key },
    });
    const elsewhere = call('order', 'b');
    services.answerAll();
    await Promise.all([...first, elsewhere]);
    const again = call('order', 'a');
    services.answerAll();
    await again;
  });
});

describe('expensive calls of one address', () => {
  const refusal = { declaration: { key: platformErrors.tooFrequent.key } };

  it('fill the limit by their prices, and free it when they end', async () => {
    const { services, call } = bounded({ perAddress: 6 });
    const under = [call('product', 'a', 4), call('product', 'a')];
    await expect(call('product', 'a', 4)).rejects.toMatchObject(refusal);
    under.push(call('product', 'a'));
    await expect(call('product', 'a')).rejects.toMatchObject(refusal);
    services.answerAll();
    await Promise.all(under);
    const again = call('product', 'a', 4);
    services.answerAll();
    await again;
  });

  it('are served one at a time where the limit is below their price', async () => {
    const { services, call } = bounded({ perAddress: 2 });
    const only = call('product', 'a', 4);
    await expect(call('product', 'a')).rejects.toMatchObject(refusal);
    services.answerAll();
    await only;
  });
});

describe('calls to one service', () => {
  it('beyond the limit are refused as unavailable, calls to others are not', async () => {
    const { services, call } = bounded({ perService: 1 });
    const slow = call('order', 'a');
    await expect(call('order', 'b')).rejects.toMatchObject({
      declaration: { key: platformErrors.unavailable.key },
    });
    const quick = call('product', 'b');
    expect(services.called).toEqual(['order', 'product']);
    services.answerAll();
    await Promise.all([slow, quick]);
  });
});
