import { createFolding, foldText, type DatabaseSchema } from '@mall/persistence';
import fc from 'fast-check';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { scratchDatabase } from '../src/schema/index.js';

class Fold1763900009001 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createFolding(runner);
  }

  async down(): Promise<void> {}
}

const schema: DatabaseSchema = { entities: [], migrations: [Fold1763900009001] };
const database = scratchDatabase('user', schema);

/** Letters with marks, of several scripts, beside what keyboards and messengers add. */
const SIGNS = [
  ...[
    'Ё',
    'е',
    '\u0308',
    'Й',
    'и\u0306',
    'Ғ',
    'Ұ',
    'Ӑ',
    'ß',
    'É',
    'ﬁ',
    '½',
    'İ',
    'Σ',
    'ς',
    'K',
    'Ａ',
    '７',
    'ǅ',
  ],
  ...[
    'а',
    'В',
    'Х',
    'х',
    'H',
    'Ρ',
    'ο',
    '阿',
    '𠮷',
    '豈',
    '각',
    'が',
    '·',
    '・',
    '•',
    '‧',
    "'",
    '’',
    'ʼ',
    '`',
    '´',
  ],
  ...['-', '\u2010', '\u2011', '—', '−', '_', '%', '\\', '"', ' ', '\u00a0', '\t', '\n', '\u2028', '\u3000'],
  ...[
    '\u200b',
    '\u202a',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u3164',
    '\ufe0f',
    '👨',
    '\u200d',
    '1',
    '.',
    '(',
    '№',
  ],
];
/** Letters whose small form is as old as Unicode 15: PostgreSQL and Node.js bring tables of their own. */
const known =
  /^[\u0001-\u024f\u0370-\u03ff\u0400-\u052f\u1e00-\u1eff\u2000-\u22ff\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff00-\uffef]*$/;
const texts = fc.oneof(
  fc.array(fc.constantFrom(...SIGNS), { maxLength: 12 }).map((signs) => signs.join('')),
  fc
    .string({ unit: 'binary', maxLength: 12 })
    .filter((text) => !/\p{Surrogate}/u.test(text) && known.test(text)),
);

it('folds a text in the database as in the services', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 100, maxLength: 100 }), async (several) => {
      const rows = await database.dataSource.query<{ folded: string[] }[]>(
        'SELECT ARRAY(SELECT fold_text(plain) FROM unnest($1::text[]) WITH ORDINALITY t (plain, at) ORDER BY at) AS folded',
        [several],
      );
      expect(rows[0]!.folded).toEqual(several.map(foldText));
    }),
    { numRuns: 30 },
  );
});

it('separates Chinese characters, and begins with a space', async () => {
  const rows = await database.dataSource.query<{ words: string }[]>(
    "SELECT fold_words('Ёлкина', NULL, '宋PLUS', '𠮷') AS words",
  );
  expect(rows[0]!.words).toBe(` ${foldText('Ёлкина')}  宋plus  𠮷`);
});
