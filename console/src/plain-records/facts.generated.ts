// Generated from the plain records of the contracts: `npm run generate -w @mall/web-kit`.

export const recordFacts = {
  'canned-answers': {
    columns: ['keyword', 'text', 'updateTime'],
    written: ['keyword', 'text'],
    sortable: ['keyword', 'updateTime'],
    order: ['keyword', 'ASC'],
    defaults: {},
    fields: {
      keyword: { kind: 'text', isRequired: true, max: 40 },
      text: { kind: 'texts', isRequired: true },
      updateTime: { kind: 'moment', isRequired: true },
    },
  },
  synonyms: {
    columns: ['terms', 'status', 'updateTime'],
    written: ['terms', 'status'],
    sortable: ['synonymId', 'updateTime'],
    order: ['updateTime', 'DESC'],
    defaults: { status: 1 },
    fields: {
      terms: { kind: 'words', isRequired: true, min: 2, max: 20 },
      status: { kind: 'flag' },
      updateTime: { kind: 'moment', isRequired: true, max: 255 },
    },
  },
} as const;
