const BEGINS_AS_READ = /^\s*(SELECT|WITH)\b/i;

/**
 * Statements that write, lock or change the session, PostgreSQL's own functions (some of which do), and a second statement. A match
 * inside a text or an alias counts as well: the statement is then treated as one that writes.
 */
const MAY_DO_MORE =
  /\b(INSERT|UPDATE|DELETE|MERGE|INTO|SHARE|nextval|setval|set_config|(pg|lo|dblink)_\w+|dblink)\b|;\s*\S/i;

/** Whether a statement only reads. Functions of the mall's own schemas are triggers or compute without writing. */
export const onlyReads = (sql: string): boolean => BEGINS_AS_READ.test(sql) && !MAY_DO_MORE.test(sql);
