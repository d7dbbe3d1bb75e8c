// Reverts the schema to that of a release: npm run undo-migrations -- deploy/kubernetes/overlays/one-box 0.1.0
// For a mall whose services were rolled back to it. They also run on the newer schema: this is for giving up the newer release. The
// tables and columns of its migrations are dropped with their data. The overlay names the newer images, which contain the
// migrations.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from './manifests.mjs';
import { isMigration, migrate } from './roll-out.mjs';

const RELEASES = join(import.meta.dirname, '../../libs/contracts/release');

/** Counts the migrations among these paths by their numbers, because a file that a migration reads has the same number. */
export function migrationsAmong(paths, service) {
  const folders = ['libs/messaging', `services/${service}`].map((folder) => `${folder}/src/migrations/`);
  return folders.reduce((sum, folder) => {
    const files = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
    return sum + new Set(files.flatMap((file) => /^\d+(?=-)/.exec(file) ?? [])).size;
  }, 0);
}

/** Counts the migrations of a service in a release: its own, and those of the events' tables. */
export function migrationsIn(service, release) {
  const { migrations } = JSON.parse(readFileSync(join(RELEASES, `${release}.json`), 'utf8'));
  return migrationsAmong(migrations, service);
}

/** A hash follows the service in the name of its Job. */
const serviceOf = ({ metadata }) => /^migrate-(\w+)/.exec(metadata.name)[1];

/** Returns the migration Jobs of an overlay that revert everything newer than the release. */
export function undoingJobs(objects, release) {
  return objects.filter(isMigration).map((job) => {
    const keep = migrationsIn(serviceOf(job), release);
    const copy = structuredClone(job);
    copy.spec.template.spec.containers[0].command.push(`--keep=${keep}`);
    return copy;
  });
}

/**
 * Reverts the migrations that are newer than the release.
 * @throws Error with the log of the service whose migrations cannot be reverted
 */
export const undoMigrations = (folder, release) => migrate(undoingJobs(render(folder), release));

if (import.meta.filename === process.argv[1]) {
  const [folder, release] = process.argv.slice(2);
  if (!folder || !release) {
    process.stderr.write(
      'Say which overlay and release: npm run undo-migrations -- deploy/kubernetes/overlays/one-box 0.1.0\n',
    );
    process.exit(64);
  }
  await undoMigrations(folder, release).catch((failure) => {
    process.stderr.write(`${failure.message}\n`);
    process.exitCode = 1;
  });
}
