/** The rehearsal of the database as a page of markdown. */
export function databaseReportOf(steps, { kubernetes, operator, postgres, version, isOneNode }) {
  const nodes = isOneNode ? 'all on one node' : 'each on a node of its own';
  return `# Rehearsal of the database

Written by \`npm run prove:database\` on ${new Date().toISOString().slice(0, 10)}: Kubernetes ${kubernetes}, CloudNativePG ${operator}, PostgreSQL ${postgres},
the database of the overlay \`ha\` without backups, three servers, ${nodes}, images ${version} of the mall. A pod inserts one row
after the other, each over a new connection to \`postgres-rw\`; another one asks the auth service, which keeps its connections, for
answers from its database, six at once.

${steps.table()}`;
}
