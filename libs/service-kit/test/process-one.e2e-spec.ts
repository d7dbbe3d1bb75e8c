import { spawnSync } from 'node:child_process';
import { tenantApi } from '@mall/contracts/tenant';
import { userAddressApi } from '@mall/contracts/user';
import { aBuyer, startMall, type TestMall } from '@mall/testing';

/** A PID namespace of its own, in which Node is process 1, as in a container. */
const NAMESPACES = [
  ['unshare', '--fork', '--pid', '--kill-child', '--'],
  ['unshare', '--map-root-user', '--fork', '--pid', '--kill-child', '--'],
];
const isAllowed = ([command, ...args]: readonly string[]): boolean =>
  spawnSync(command!, [...args, 'true']).status === 0;
/** Where the system does not allow namespaces, the exit code still shows whether Node exited by itself or the signal ended it. */
const wrapper = NAMESPACES.find(isAllowed);
const REQUESTS = 50;

let mall: TestMall;
beforeAll(async () => {
  mall = await startMall(['auth']);
});

describe('a service that is process 1', () => {
  it('ends by itself on SIGTERM, and answers what was under way', async () => {
    const user = await mall.startService('user', wrapper && { wrapper });
    const addresses = mall.callAs(aBuyer())(userAddressApi);
    const answers = Array.from({ length: REQUESTS }, () => addresses.list({}));
    // With the first answer, all calls have arrived.
    await Promise.any(answers);
    // A process that still runs after eight seconds is killed, and ends with a signal or another code.
    expect(await user.stop()).toBe('code 0');
    const failed = (await Promise.allSettled(answers)).filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([]);
  });

  it('ends by itself on SIGTERM when it is the gateway', async () => {
    const gateway = await mall.startService('gateway', wrapper && { wrapper });
    expect(await gateway.stop()).toBe('code 0');
  });
});

describe('a service that is started with `migrate`', () => {
  it('brings its tables up to date and ends, so that its next version can start without doing so', async () => {
    const migrateThenServe = ['sh', '-c', '"$@" migrate && exec "$@"', 'sh'];
    await mall.startService('tenant', { wrapper: migrateThenServe, env: { MIGRATE_ON_START: 'false' } });
    expect(await mall.callAs(aBuyer())(tenantApi).checkShopName({ shopName: 'Sunrise Motors' })).toBe(true);
  });
});
