import type { TextFile } from '../texts.js';

export { default as ofReactAdmin } from 'ra-language-english';

export const ofContracts = import.meta.glob<TextFile>('../contract-texts.ts', {
  query: '?only=en',
  eager: true,
});

export const files = import.meta.glob<TextFile>(
  ['../../*/texts.ts', '../../*/texts/*.ts', '!../../i18n/**'],
  {
    query: '?only=en',
    eager: true,
  },
);
