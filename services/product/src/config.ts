import { join } from 'node:path';
import { env, readEnv } from '@mall/service-kit/env';
import { engineAddressFrom, type EngineAddress } from '@mall/car-search/engine-address';

export const config = readEnv({
  /** Mounts the import of catalogues with given ids, for demo data, tests and benchmarks. */
  DEMO_IMPORT: env.flag(false),
  /** Address of the OpenSearch cluster that searches the cars; without it, every replica searches them in its own memory. */
  SEARCH_ENGINE_URL: env.parsed<EngineAddress | 'embedded'>(engineAddressFrom, 'embedded'),
  /** Folder of the file with all cars from which a process starts; `search` in `DATA_DIR` when missing. */
  SEARCH_SNAPSHOT_DIR: env.optional(),
  /** Folder for files of this process. Without this and `SEARCH_SNAPSHOT_DIR`, each start reads all cars from the database. */
  DATA_DIR: env.optional(),
  /** Interval in seconds in which the file is written when the catalogue changes. */
  SEARCH_SNAPSHOT_SECONDS: env.integer(300, { min: 1 }),
  /** Interval in seconds in which the figures for landed costs are requested from the order service. */
  LANDED_FIGURES_SECONDS: env.integer(60, { min: 1 }),
});

/** Returns the folder of the file with all cars; `undefined` for none. */
export const snapshotDir = ({
  SEARCH_SNAPSHOT_DIR,
  DATA_DIR,
}: Pick<typeof config, 'SEARCH_SNAPSHOT_DIR' | 'DATA_DIR'>): string | undefined =>
  SEARCH_SNAPSHOT_DIR ?? (DATA_DIR === undefined ? undefined : join(DATA_DIR, 'search'));
