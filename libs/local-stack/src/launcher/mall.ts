import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Infrastructure, startInfrastructure } from '../infrastructure/infrastructure.js';
import { HealthWatch } from '../process/health-watch.js';
import { ProcessLedger } from '../process/process-ledger.js';
import { Supervisor } from '../process/supervisor.js';
import { type ServiceName, serviceNames } from '../service-names.js';
import { loadDemo } from './demo.js';
import { followErrors } from './error-lines.js';
import type { LogFollower } from './log-follower.js';
import { ServerWatch } from './server-watch.js';
import { serviceEnvironment } from './service-environment.js';
import { isAlive, spawnService, untilReady } from './service-process.js';
import { ledgerFile, type Settings } from './settings.js';

/** Reports the launcher's progress. */
export interface Voice {
  readonly say: (line: string) => void;
  /** Shows that `work` is running; `work` may report its progress. */
  readonly step: <T>(what: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T>;
}

/** Attempts to reach a starting service before the start fails. */
const TRIES = 4;

/** A process of a service; `title` is its name in logs. */
interface ServiceProcess {
  readonly name: ServiceName;
  readonly title: string;
  readonly port: number;
}

const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

/** A whole mall on this machine: infrastructure, services, demo catalogue. */
export class Mall {
  /** By the name of the process: that of its service, with `-2` for a second one. */
  private readonly services = new Map<string, Supervisor>();
  private servers: Supervisor[] = [];
  private readonly watches: HealthWatch[] = [];
  private serverWatch: ServerWatch | undefined;
  /** Addresses and secrets, for tests that read databases and storage directly. */
  infrastructure!: Infrastructure;
  private errors: LogFollower | undefined;
  readonly ledger: ProcessLedger;

  private constructor(
    private readonly settings: Settings,
    private readonly voice: Voice,
    private readonly signal: AbortSignal | undefined,
  ) {
    mkdirSync(settings.dataDir, { recursive: true });
    this.ledger = new ProcessLedger(ledgerFile(settings.dataDir));
  }

  /**
   * Resolves when every service is ready and the demo catalogue is loaded. When `signal` is aborted before that,
   * everything is stopped and the promise rejects.
   */
  static async start(settings: Settings, voice: Voice, signal?: AbortSignal): Promise<Mall> {
    const mall = new Mall(settings, voice, signal);
    try {
      await mall.startAll();
      return mall;
    } catch (failure) {
      await mall.stop();
      throw failure;
    }
  }

  get url(): string {
    const { host, ports } = this.settings;
    const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
    return `http://${shown}:${ports.http.gateway}`;
  }

  get dataDir(): string {
    return this.settings.dataDir;
  }

  /** Returns the log file of each process of a service. */
  get logFiles(): ReadonlyMap<string, string> {
    return new Map(
      this.processes.map(({ title }) => [title, join(this.settings.dataDir, 'logs', `${title}.log`)]),
    );
  }

  /** Restarts a service with its current code and waits until it is ready. */
  async renew(name: ServiceName): Promise<void> {
    for (const { title, port } of this.processes.filter((one) => one.name === name)) {
      const service = this.services.get(title)!;
      const before = service.restarts;
      await service.renew();
      await untilReady(title, urlOf(port), () =>
        service.restarts > before ? `it has ended.\n${service.process.lastLines()}` : undefined,
      );
    }
  }

  private get processes(): readonly ServiceProcess[] {
    const { http, second = {} } = this.settings.ports;
    return [
      ...serviceNames.map((name) => ({ name, title: name, port: http[name] })),
      ...serviceNames.flatMap((name) =>
        second[name] ? [{ name, title: `${name}-2`, port: second[name] }] : [],
      ),
    ];
  }

  service(name: ServiceName): Supervisor {
    const found = this.services.get(name);
    if (!found) throw new Error(`${name} is not running.`);
    return found;
  }

  /** Stops the services first, so that they can finish running requests, then their servers. */
  async stop(): Promise<void> {
    for (const watch of this.watches) watch.stop();
    this.serverWatch?.stop();
    // The gateway first, so that the other services can still answer the requests that it has accepted.
    await this.services.get('gateway')?.stop();
    await Promise.all([...this.services.values()].map((service) => service.stop()));
    this.errors?.stop();
    for (const server of [...this.servers].reverse()) await server.stop();
    this.ledger.close();
  }

  private async startAll(): Promise<void> {
    const { settings, voice, ledger } = this;
    const left = await ledger.sweep();
    if (left.length > 0) voice.say(`  Ended what an earlier run had left running: ${left.join(', ')}.`);
    ledger.claim();
    this.infrastructure = await startInfrastructure({ ...settings, ledger, step: voice.step });
    this.signal?.throwIfAborted();
    this.servers = this.infrastructure.processes.map((server) => new Supervisor(server, voice));
    const { infrastructure, servers } = this;
    const services = (): readonly Supervisor[] => [...this.services.values()];
    const { dataDir } = settings;
    this.serverWatch = new ServerWatch({ dataDir, infrastructure, servers, services, say: voice.say });
    const titles = this.processes.map(({ title }) => title).join(', ');
    await voice.step(`Services (${titles})`, (note) => this.startServices(note));
    if (settings.loadsDemo) {
      const { signal, url } = this;
      await loadDemo({ dataDir, gatewayUrl: url, infrastructure, ledger, step: voice.step, signal });
    }
  }

  private async startServices(note: (text: string) => void): Promise<void> {
    const logs = this.logFiles;
    this.errors = followErrors(logs, this.voice.say);
    const waiting = new Set(this.processes.map(({ title }) => title));
    await Promise.all(
      this.processes.map(async (process) => {
        await this.startService(process, logs.get(process.title)!);
        waiting.delete(process.title);
        note(`waiting for ${[...waiting].join(', ')}`);
      }),
    );
  }

  private async startService({ name, title, port }: ServiceProcess, logFile: string): Promise<void> {
    const { settings, infrastructure, ledger, voice } = this;
    const env = { ...serviceEnvironment(name, { ...settings, infrastructure }), HTTP_PORT: String(port) };
    const debugPort = settings.debugPortBase && settings.debugPortBase + serviceNames.indexOf(name);
    const service = new Supervisor(
      await spawnService(name, { title, env, logFile, ledger, debugPort }),
      voice,
    );
    this.services.set(title, service);
    const url = urlOf(port);
    await untilReady(title, url, () => {
      if (this.signal?.aborted) return 'not waited for any longer';
      return service.restarts < TRIES ? undefined : `it keeps ending.\n${service.process.lastLines()}`;
    });
    this.watch(service, () => isAlive(url));
  }

  private watch(supervisor: Supervisor, check: () => Promise<boolean>): void {
    this.watches.push(new HealthWatch(supervisor, { check, say: this.voice.say }));
  }
}
