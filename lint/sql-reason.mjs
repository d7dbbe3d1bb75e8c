// Services read and write through TypeORM's repositories. A file with SQL says why in its first line.
const REASON = /^ SQL: \S/;

/** Functions of @mall/persistence that run SQL; methods with that purpose are called `query`. */
const RUNS_SQL = new Set(['affectedRows', 'queryRows', 'querySqlPage']);

const runsSql = ({ callee }) =>
  callee.type === 'MemberExpression' ? callee.property.name === 'query' : RUNS_SQL.has(callee.name);

/** Reports files that run SQL without a first line `// SQL: <reason>`, and such lines in files without SQL. */
export const sqlReason = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      missing: 'Use the repository of the entity, or begin the file with "// SQL: " and the reason for SQL.',
      unused: 'This file runs no SQL: remove the line that gives the reason for it.',
    },
  },
  create(context) {
    const [first] = context.sourceCode.getAllComments();
    const reason = first?.loc.start.line === 1 && REASON.test(first.value) ? first : undefined;
    let isSql = false;
    return {
      CallExpression(node) {
        if (isSql || !runsSql(node)) return;
        isSql = true;
        if (!reason) context.report({ node, messageId: 'missing' });
      },
      'Program:exit'() {
        if (reason && !isSql) context.report({ loc: reason.loc, messageId: 'unused' });
      },
    };
  },
};
