/** Formats the rehearsal as a Markdown page. */
export function reportOf(steps, { server, version, next }) {
  return `# Rehearsal on a cluster

Written by \`npm run prove:cluster\` on ${new Date().toISOString().slice(0, 10)}: Kubernetes ${server}, the one-box mall with the demo
catalogue, images ${version} and ${next}. Visits come from a pod in the cluster: six visitors who search, look at cars and makes, two
of whom also buy. Like browsers, they send a read again when the server closes an idle connection under it.

${steps.table()}`;
}
