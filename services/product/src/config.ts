import { env, readEnv } from '@mall/service-kit';

export const config = readEnv({
  /** Mounts the import that fills the catalogue under given ids, for the demo catalogue, tests and benchmarks. */
  DEMO_IMPORT: env.flag(false),
});
