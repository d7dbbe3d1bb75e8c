import type { TextFile } from '../texts.js';

export { raZh as ofReactAdmin } from '../ra.zh.js';

export const ofContracts = import.meta.glob<TextFile>('../contract-texts.ts', {
  query: '?only=zh',
  eager: true,
});

export const files = import.meta.glob<TextFile>(
  ['../../*/texts.ts', '../../*/texts/*.ts', '!../../i18n/**'],
  {
    query: '?only=zh',
    eager: true,
  },
);
