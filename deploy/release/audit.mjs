// npm run audit [-- --level high]: asks the registry for known vulnerabilities of the packages in the lockfile.
// Ends with 1 when packages of production have some, and with 69 when the registry gives no answer.
import { spawnSync } from 'node:child_process';
import { readLock } from '../docker/closure.mjs';
import { readCommandLine } from '../../libs/local-stack/command-line.mjs';
import { npm, root } from '../../libs/local-stack/prepare.mjs';

const LEVELS = ['low', 'moderate', 'high', 'critical'];

/** EX_UNAVAILABLE of sysexits.h. */
const UNAVAILABLE = 69;

const HELP = `npm run audit [-- options]: known vulnerabilities of the packages in the lockfile

  --level L   fails for packages of production from this severity on: ${LEVELS.join(', ')} (moderate)
  --help      this text

Asks the registry of npm_config_registry, or npm's own. Ends with 69 when it gives no answer.`;

const { level } = readCommandLine(HELP, { level: { type: 'string', default: 'moderate' } });
if (!LEVELS.includes(level)) {
  process.stderr.write(`--level must be one of ${LEVELS.join(', ')}, not "${level}".\n`);
  process.exit(64);
}

const { stdout } = spawnSync(npm, ['audit', '--json'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
const report = parsed(stdout);
if (report.vulnerabilities) process.exitCode = judge(Object.values(report.vulnerabilities));
else {
  const reason = report.statusCode ? `answers ${report.statusCode}` : 'does not answer';
  process.stderr.write(
    `Nothing was checked: the registry ${reason} when it is asked for known vulnerabilities. ` +
      'npm_config_registry names another one.\n',
  );
  process.exitCode = UNAVAILABLE;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Prints vulnerable packages, the worst first. @returns the exit code */
function judge(vulnerable) {
  const lock = readLock(root);
  const found = vulnerable
    .map((one) => ({ ...one, isOfProduction: one.nodes.some((folder) => !lock[folder]?.dev) }))
    .sort((a, b) => LEVELS.indexOf(b.severity) - LEVELS.indexOf(a.severity));
  for (const { name, nodes, severity, isOfProduction, via, fixAvailable } of found) {
    const versions = new Set(nodes.map((folder) => lock[folder]?.version));
    const titles = via.map((one) =>
      typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`,
    );
    const where = isOfProduction ? 'production' : 'development';
    const remedy = fixAvailable ? 'a newer version mends it' : 'no version mends it';
    process.stdout.write(
      `${severity}, ${where}: ${name} ${[...versions].join(', ')}: ${titles.join('; ')}; ${remedy}\n`,
    );
  }
  const severe = found.filter(
    ({ severity, isOfProduction }) => isOfProduction && LEVELS.indexOf(severity) >= LEVELS.indexOf(level),
  );
  process.stdout.write(
    `${found.length} packages with known vulnerabilities, ${severe.length} of them in production and ${level} or worse.\n`,
  );
  return severe.length > 0 ? 1 : 0;
}
