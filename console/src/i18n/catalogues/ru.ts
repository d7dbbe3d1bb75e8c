import type { TextFile } from '../texts.js';

export { raRu as ofReactAdmin } from '../ra.ru.js';

export const ofContracts = import.meta.glob<TextFile>('../contract-texts.ts', {
  query: '?only=ru',
  eager: true,
});

export const files = import.meta.glob<TextFile>(
  ['../../*/texts.ts', '../../*/texts/*.ts', '!../../i18n/**'],
  {
    query: '?only=ru',
    eager: true,
  },
);
