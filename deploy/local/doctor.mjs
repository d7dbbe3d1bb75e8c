// `npm run doctor`: lists what this machine lacks for the commands of the README. Changes nothing, installs nothing.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { nodeInPlace, versionToFetch } from '../../libs/local-stack/node-runtime.mjs';
import { findChromium, findOnPath } from '../../libs/local-stack/on-path.mjs';
import { isInstalled, root } from '../../libs/local-stack/prepare.mjs';
import { say } from '../../libs/local-stack/progress.mjs';
import { runOnNode } from '../../libs/local-stack/run-on-node.mjs';
import { runCommand } from './run-command.mjs';

const HELP = `npm run doctor

  Says what this machine lacks for "npm start" and "npm test", and what of the tests would not run. Ends with code 1
  when "npm start" could not work.`;

/** The machine's own version, when this runs on the fetched one. */
const machineNode = process.env.MALL_MACHINE_NODE;
const inPlace = nodeInPlace();
if (inPlace?.isFetched) {
  process.env.MALL_MACHINE_NODE = process.versions.node;
  await runOnNode(inPlace, process.argv.slice(1));
}

const GB = 1e9;
/** Space for dependencies, builds, and the databases of the demo and of the tests. */
const DISK_GB = 6;
/** Memory for nine services, PostgreSQL and NATS; the tests run several of them. */
const MEMORY_GB = 4;

/**
 * A finding is `undefined` when there is no problem. `isNeeded`: without it, "npm start" does not work. `remark`: further
 * information.
 */
const CHECKS = [
  { what: 'Node', isNeeded: true, finding: () => sentenceOf(nodeOfCommands), remark: nodeOfCommands },
  {
    what: 'npm',
    isNeeded: true,
    finding: () => lacks(findOnPath('npm', 'npm.cmd'), 'npm is not on the PATH.'),
  },
  { what: 'folder', isNeeded: true, finding: () => sentenceOf(() => accessSync(root, constants.W_OK)) },
  { what: 'disk', isNeeded: true, finding: disk },
  { what: 'memory', isNeeded: false, finding: memory },
  { what: 'ports', isNeeded: true, finding: ports },
  {
    what: 'dependencies',
    isNeeded: false,
    finding: () => lacks(isInstalled(), '"npm start" will install them.'),
  },
  {
    what: 'browser',
    isNeeded: false,
    finding: () =>
      lacks(findChromium(), 'Journeys in the browser do not run: install Chromium, or name it in CHROMIUM.'),
  },
  { what: 'fonts', isNeeded: false, finding: fonts },
  { what: 'k6', isNeeded: false, finding: () => lacks(findOnPath('k6'), 'The load test does not run.') },
  {
    what: 'MinIO',
    isNeeded: false,
    finding: () => lacks(findOnPath('minio'), 'Objects are kept in a folder; S3 is not tested.'),
  },
  {
    what: 'containers',
    isNeeded: false,
    finding: () => lacks(findOnPath('docker', 'podman'), 'Images cannot be built here.'),
  },
  {
    what: 'cluster',
    isNeeded: false,
    finding: () => lacks(findOnPath('kubectl'), 'Manifests cannot be rendered here.'),
  },
];

/**
 * Returns a sentence with the Node of this machine and the one that commands run on.
 * @throws Error when there is none for this machine, and none can be fetched.
 */
function nodeOfCommands() {
  const { node } = process.versions;
  if (machineNode) return `This is ${machineNode}; commands run on ${node}, which is in .mall/tools.`;
  if (nodeInPlace()) return `This is ${node}; commands run on it.`;
  return `This is ${node}; the next command fetches ${versionToFetch()} into .mall/tools and runs on it.`;
}

const lacks = (found, sentence) => (found ? undefined : sentence);

function sentenceOf(check) {
  try {
    check();
    return undefined;
  } catch (failure) {
    return failure.message;
  }
}

function disk() {
  const { bavail, bsize } = statfsSync(root);
  const free = (bavail * bsize) / GB;
  return lacks(free >= DISK_GB, `${free.toFixed(1)} GB are free, ${DISK_GB} are needed.`);
}

function memory() {
  const there = totalmem() / GB;
  return lacks(
    there >= MEMORY_GB,
    `${there.toFixed(1)} GB; with less than ${MEMORY_GB}, services may be ended.`,
  );
}

/** Available once the launcher is built, which has the list of ports and needs the newer Node. */
async function ports() {
  if (!nodeInPlace()) return undefined;
  if (!existsSync(join(root, 'libs', 'local-stack', 'dist', 'index.js'))) return undefined;
  const { ProcessLedger, ledgerFile, readSettings, takenPorts, wantedPorts } =
    await import('@mall/local-stack');
  const settings = readSettings();
  if (ProcessLedger.owner(ledgerFile(settings.dataDir))) return undefined;
  const taken = await takenPorts(wantedPorts(settings));
  return lacks(taken.length === 0, taken.join(' '));
}

function fonts() {
  if (process.platform !== 'linux' || !findOnPath('fc-list')) return undefined;
  const missing = ['ru', 'zh'].filter(
    (language) => !spawnSync('fc-list', [`:lang=${language}`]).stdout?.length,
  );
  return lacks(
    missing.length === 0,
    `None for ${missing.join(' and ')}: the browser shows boxes instead of letters.`,
  );
}

await runCommand({ help: HELP, options: [] }, async () => {
  let missing = 0;
  for (const { what, isNeeded, finding, remark } of CHECKS) {
    const sentence = await finding();
    const mark = sentence === undefined ? 'ok     ' : isNeeded ? 'missing' : 'note   ';
    say(`  ${mark}  ${what.padEnd(13)} ${sentence ?? remark?.() ?? ''}`.trimEnd());
    if (sentence !== undefined && isNeeded) missing += 1;
  }
  say(missing ? `\n"npm start" cannot work here: ${missing} missing.` : '\n"npm start" can work here.');
  if (missing) process.exit(1);
});
