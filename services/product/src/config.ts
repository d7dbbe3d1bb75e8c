import { env, readEnv } from '@mall/service-kit';
import { engineAddressFrom, type EngineAddress } from './search/opensearch/engine-address.js';

export const config = readEnv({
  /** Mounts the import of catalogues with given ids, for demo data, tests and benchmarks. */
  DEMO_IMPORT: env.flag(false),
  /** The OpenSearch cluster that searches the cars; without it, every replica searches them in its own memory. */
  SEARCH_ENGINE_URL: env.parsed<EngineAddress | 'embedded'>(engineAddressFrom, 'embedded'),
});
