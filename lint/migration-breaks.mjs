// While a release is rolled out, services of the previous release use the tables that its migrations have changed. So a migration
// only adds; unused tables and columns are removed one release later.

/** A line in the file that says why the change does not affect the previous release. */
const REASON = /^\s*(?:\/\/|\*) Not used since \d+\.\d+\.\d+: \S/m;

const RULES = [
  [
    /\bDROP\s+(?:TABLE|VIEW|SEQUENCE)\s+(?:IF\s+EXISTS\s+)?(\w+)/gi,
    'removes a table that the release before uses',
  ],
  [/\bDROP\s+COLUMN\s+(?:IF\s+EXISTS\s+)?(\w+)/gi, 'removes a column that the release before uses'],
  [/\bRENAME\s+(?:COLUMN\s+\w+\s+)?TO\s+(\w+)/gi, 'renames what the release before knows by its old name'],
  [
    /\bALTER\s+(?:COLUMN\s+)?(\w+)\s+(?:SET\s+DATA\s+)?TYPE\b/gi,
    'rewrites the table under a lock: add a column, fill it in portions',
  ],
  [
    /\bALTER\s+(?:COLUMN\s+)?(\w+)\s+SET\s+NOT\s+NULL\b/gi,
    'refuses rows that the release before writes without a value',
  ],
  [
    /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN)(\w+)\s+(?!.*\b(?:DEFAULT|GENERATED)\b)[^,;\n]*\bNOT\s+NULL\b/gi,
    'adds a column that the release before does not fill: give it a default',
  ],
  [
    /\bADD\s+CONSTRAINT\s+(\w+)\s+(?:FOREIGN\s+KEY|CHECK)(?![^;]*\bNOT\s+VALID\b)/gi,
    'checks all rows under a lock: add it NOT VALID, validate it in another migration',
  ],
];

const INDEX =
  /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?\w+\s+ON\s+(\w+)/gi;

/**
 * Returns why a migration's `up` breaks services of the previous release, or blocks their writes while it runs.
 * @param {string} text of the file
 * @returns {string[]} a sentence for each; none when the file gives its reason
 */
export function migrationBreaks(text) {
  if (REASON.test(text)) return [];
  const up = /async up\([\s\S]*?(?=\n\s*async down\(|$)/.exec(text)?.[0] ?? '';
  const created = new Set(
    [...up.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)/gi)].map(([, name]) => name),
  );
  const found = RULES.flatMap(([pattern, says]) =>
    [...up.matchAll(pattern)].map(([, name]) => `${name}: ${says}.`),
  );
  const indexes = [...up.matchAll(INDEX)]
    .filter(([, table]) => !created.has(table))
    .map(
      ([, table]) =>
        `${table}: an index is made under a lock, or stays broken after a failure; make it with createIndexConcurrently.`,
    );
  return [...found, ...indexes];
}
