// npm run release -- [--dry-run] [--version 1.0.0]
// Prepares the next version according to the commits since the last one: versions of all packages and images, the record of its
// contracts, CHANGELOG.md, a commit and a tag, none of which is pushed. --dry-run prints the changes only.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseChangelog, releaseVersion } from 'nx/release';
import { readCommandLine } from '../../libs/local-stack/command-line.mjs';
import { npm } from '../../libs/local-stack/prepare.mjs';
import { readLock } from '../docker/closure.mjs';
import { OVERLAYS, sourcesDigest } from '../kubernetes/sources.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';
import { DEPLOYED, withVersion } from './deployed-version.mjs';

const HELP = `npm run release -- [options]

  --dry-run     says what would be released, and changes nothing
  --version V   this version instead of the one that the commits ask for
  --help        this text`;

const options = readCommandLine(HELP, { 'dry-run': { type: 'boolean' }, version: { type: 'string' } });
const dryRun = options['dry-run'];
const root = join(import.meta.dirname, '..', '..');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const npmRun = (script) => execFileSync(npm, ['run', script], { cwd: root, stdio: 'inherit' });
const change = (file, to) => writeFileSync(join(root, file), to(readFileSync(join(root, file), 'utf8')));

async function release() {
  const { workspaceVersion: version, projectsVersionData } = await releaseVersion({
    specifier: options.version,
    dryRun,
    gitCommit: false,
    gitTag: false,
    stageChanges: false,
  });
  if (!version)
    return process.stdout.write('No commit since the last release changes what users or operators see.\n');
  if (!dryRun) {
    change('package.json', (text) => text.replace(/^ {2}"version": ".*"/m, `  "version": "${version}"`));
    execFileSync(npm, ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: root,
    });
    for (const file of DEPLOYED) change(file, (text) => withVersion(text, version));
    // Only the images differ in the rendered manifests, so that kubectl is not needed.
    const digest = sourcesDigest();
    for (const overlay of OVERLAYS)
      change(`deploy/kubernetes/test/rendered/${overlay}.yaml`, (text) =>
        text.replace(/with the digest \w+/, `with the digest ${digest}`),
      );
    npmRun('build');
    npmRun('generate');
    npmRun('release:contracts');
    execFileSync(process.execPath, ['deploy/kubernetes/record-release.mjs', version], { cwd: root });
    const bill = billOfMaterials(root, readLock(root), { timestamp: new Date().toISOString() });
    writeFileSync(join(root, 'deploy', 'release', 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`);
    git('add', '--all');
  }
  await releaseChangelog({
    version,
    versionData: projectsVersionData,
    dryRun,
    gitCommit: true,
    gitCommitMessage: `chore: release ${version}`,
    gitTag: true,
    gitPush: false,
  });
}

if (!dryRun && git('status', '--porcelain')) {
  process.stderr.write('There are changes that are not committed.\n');
  process.exitCode = 64;
} else await release();
