import { startMall, type TestMall } from '@mall/testing';

/** Starts every service that keeps personal data; the timer of requests about it runs each second. */
export const startPersonalMall = (): Promise<TestMall> =>
  startMall(['admin', 'auth', 'chat', 'file', 'order', 'product', 'tenant', 'user'], {
    env: { user: { PERSONAL_SECONDS: '1' } },
  });
