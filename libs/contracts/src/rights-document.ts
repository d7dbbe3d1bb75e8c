import { allOperations, allResources } from './all/index.js';
import { pageRightOf, rightsOf } from './define/index.js';
import { FILE_PURPOSES, type FilePurpose } from './file/index.js';
import { allRights, rights, type Right } from './rights/index.js';

const purposes = Object.entries<FilePurpose>(FILE_PURPOSES);

/** Lists what a right opens: pages of the console, operations, files of a purpose. */
const opens = (name: Right): string =>
  [
    ...allResources.filter((resource) => pageRightOf(resource) === name).map((page) => `page ${page.name}`),
    ...allOperations
      .filter((operation) => rightsOf(operation).includes(name))
      .map(({ subject }) => subject.slice(3)),
    ...purposes.filter(([, file]) => file.staffPermission === name).map(([purpose]) => `files of ${purpose}`),
  ].join(', ');

/** Returns the table of rights as Markdown: what each opens and which built-in roles hold it. */
export const rightsDocument = (): string =>
  [
    '# Rights of staff',
    '',
    'Written by `npm run generate` from the contract rows. `ROLE_ADMIN` holds every right.',
    '',
    '| right | in the menu | built-in roles | opens |',
    '| --- | --- | --- | --- |',
    ...allRights.map((name) => {
      const { page, labels, roles } = rights[name];
      return `| \`${name}\` | ${page}: ${labels.en} | ${roles.join(', ')} | ${opens(name)} |`;
    }),
    '',
  ].join('\n');
