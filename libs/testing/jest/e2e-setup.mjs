// Starts the whole mall with its demo catalogue for the browser tests, unless the environment names a running one.
import { build } from '@mall/local-stack/prepare';
import { say, step } from '@mall/local-stack/progress';
import { journeyEnvironment } from './journey-environment.mjs';

export default async function setUp() {
  if (process.env.MALL_E2E_URL) return;
  if (process.env.MALL_IS_BUILT !== 'true') await build(step);
  Object.assign(process.env, await journeyEnvironment());
  const { TemporaryMall } = await import('@mall/local-stack');
  const mall = await TemporaryMall.start({ say, step });
  Object.assign(process.env, mall.variables);
  globalThis.temporaryMall = mall;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => mall.stop().finally(() => process.exit(130)));
}
