import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. This file lies three folders deep in it, built or not. */
export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Programs fetched once for all data folders of this clone. */
export const toolsDir = join(repositoryRoot, '.mall', 'tools');
