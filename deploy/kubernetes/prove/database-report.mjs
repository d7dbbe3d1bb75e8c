const BACKUPS = `
Backups go to the object store of \`one-box\`. Before the database is deleted with its volumes, the store is cut off from it, so that nothing
of the last seconds is archived.
`;

/** Formats the rehearsal of the database as a Markdown page. */
export function databaseReportOf(steps, { kubernetes, operator, postgres, version, isOneNode, hasBackups }) {
  const nodes = isOneNode ? 'all on one node' : 'each on a node of its own';
  return `## The servers${hasBackups ? ' and their backups' : ''}

Written by \`npm run prove:database\` on ${new Date().toISOString().slice(0, 10)}: Kubernetes ${kubernetes}, CloudNativePG ${operator}, PostgreSQL ${postgres},
the database of the overlay \`ha\` ${hasBackups ? 'with' : 'without'} backups, three servers, ${nodes}, images ${version} of the mall. A pod inserts one row
after the other, each over a new connection to \`postgres-rw\`; another one asks the auth service, which keeps its connections, for
answers from its database, six at once.
${hasBackups ? BACKUPS : ''}
${steps.table()}`;
}
