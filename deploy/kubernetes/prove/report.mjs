/** Formats the rehearsal as a section of a Markdown page. */
export function reportOf(steps, { server, version, next }) {
  return `## The whole mall

Written by \`npm run prove:cluster\` on ${new Date().toISOString().slice(0, 10)}: Kubernetes ${server}, the one-box mall with the demo
catalogue, images ${version} and ${next}. Visits come from a pod in the cluster: six visitors who search, look at cars and makes, two
of whom also buy. Like browsers, they send a read again when the server closes an idle connection under it.

${steps.table()}`;
}

/** Returns the page with the section in place of the one with the same heading; other sections stay. */
export function withSection(page, section) {
  const [heading] = section.split('\n');
  const parts = page.split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  const written = `${section.trimEnd()}\n`;
  if (at < 0) return `${page.trimEnd()}\n\n${written}`;
  const isLast = at === parts.length - 1;
  return parts.with(at, isLast ? written : `${written}\n`).join('');
}
