import { env, readEnv } from '@mall/service-kit';

export const config = readEnv({
  /** Mounts the import of catalogues with given ids, for demo data, tests and benchmarks. */
  DEMO_IMPORT: env.flag(false),
});
