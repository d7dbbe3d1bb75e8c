import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository, three levels above this file and also above its build output. */
export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Folder of programs that are downloaded once for all data folders of this clone. */
export const toolsDir = join(repositoryRoot, '.mall', 'tools');
