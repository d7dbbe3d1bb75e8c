import { join } from 'node:path';
import type { Mall } from '../launcher/mall.js';
import { LogFollower } from '../launcher/log-follower.js';
import { repositoryRoot } from '../paths.js';
import { ManagedProcess } from '../process/managed-process.js';
import type { ServiceName } from '../service-names.js';
import { readable } from './readable-log.js';
import { SourceWatch } from './source-watch.js';
import { compiledPackages, servicesThatUse } from './workspace.js';

const LOG_EVERY_MS = 100;
/** The browser apps and the URLs of their development servers, as configured in their `vite.config.ts`. */
const APPS = { storefront: 'http://127.0.0.1:5173/', console: 'http://127.0.0.1:5174/console/' } as const;

/**
 * Compiles saved sources of a running mall and restarts the services that use them, serves both apps from their sources, and shows
 * the services' logs.
 * @returns a function that stops all of it
 */
export async function develop(mall: Mall, say: (line: string) => void): Promise<() => Promise<void>> {
  const packages = compiledPackages();
  const sources = new SourceWatch({
    packages,
    say,
    onCompiled: (names) => {
      const services = new Set(names.flatMap((name) => servicesThatUse(name, packages)));
      void Promise.all([...services].map((service) => startAgain(mall, service, say)));
    },
  });
  const apps = await Promise.all(Object.keys(APPS).map((app) => startApp(app, mall)));
  for (const [app, url] of Object.entries(APPS)) say(`  ${app} from its sources: ${url}`);
  const log = new LogFollower(
    mall.logFiles,
    (service, lines) => lines.forEach((line) => say(readable(service, line))),
    LOG_EVERY_MS,
  );
  return async () => {
    sources.stop();
    log.stop();
    await Promise.all(apps.map((app) => app.stop()));
  };
}

async function startAgain(mall: Mall, service: ServiceName, say: (line: string) => void): Promise<void> {
  const since = Date.now();
  try {
    await mall.renew(service);
    say(`${service} runs the new code after ${((Date.now() - since) / 1000).toFixed(1)} s.`);
  } catch (failure) {
    say(`${service} does not start: ${(failure as Error).message}`);
  }
}

function startApp(app: string, mall: Mall): Promise<ManagedProcess> {
  const folder = join(repositoryRoot, app);
  return ManagedProcess.start({
    name: `vite of ${app}`,
    command: process.execPath,
    args: [join(folder, 'node_modules', 'vite', 'bin', 'vite.js'), '--host', '127.0.0.1', '--strictPort'],
    cwd: folder,
    env: { ...process.env, MALL_GATEWAY: mall.url },
    logFile: join(mall.dataDir, 'logs', `vite-${app}.log`),
    ledger: mall.ledger,
  });
}
