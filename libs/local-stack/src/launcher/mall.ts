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

/** A whole mall on this machine: infrastructure, services, demo catalogue. */
export class Mall {
  private readonly services = new Map<ServiceName, Supervisor>();
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

  /** Returns the log file of each service. */
  get logFiles(): ReadonlyMap<string, string> {
    return new Map(serviceNames.map((name) => [name, join(this.settings.dataDir, 'logs', `${name}.log`)]));
  }

  /** Restarts a service with its current code and waits until it is ready. */
  async renew(name: ServiceName): Promise<void> {
    const service = this.service(name);
    const before = service.restarts;
    await service.renew();
    await untilReady(name, this.urlOf(name), () =>
      service.restarts > before ? `it has ended.\n${service.process.lastLines()}` : undefined,
    );
  }

  private urlOf(name: ServiceName): string {
    return `http://127.0.0.1:${this.settings.ports.http[name]}`;
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
    await voice.step(`Services (${serviceNames.join(', ')})`, (note) => this.startServices(note));
    if (settings.loadsDemo) {
      const { signal, url } = this;
      await loadDemo({ dataDir, gatewayUrl: url, infrastructure, ledger, step: voice.step, signal });
    }
  }

  private async startServices(note: (text: string) => void): Promise<void> {
    const logs = this.logFiles;
    this.errors = followErrors(logs, this.voice.say);
    const waiting = new Set<string>(serviceNames);
    await Promise.all(
      serviceNames.map(async (name) => {
        await this.startService(name, logs.get(name)!);
        waiting.delete(name);
        note(`waiting for ${[...waiting].join(', ')}`);
      }),
    );
  }

  private async startService(name: ServiceName, logFile: string): Promise<void> {
    const { settings, infrastructure, ledger, voice } = this;
    const env = serviceEnvironment(name, { ...settings, infrastructure });
    const debugPort = settings.debugPortBase && settings.debugPortBase + serviceNames.indexOf(name);
    const service = new Supervisor(await spawnService(name, { env, logFile, ledger, debugPort }), voice);
    this.services.set(name, service);
    const url = this.urlOf(name);
    await untilReady(name, url, () => {
      if (this.signal?.aborted) return 'not waited for any longer';
      return service.restarts < TRIES ? undefined : `it keeps ending.\n${service.process.lastLines()}`;
    });
    this.watch(service, () => isAlive(url));
  }

  private watch(supervisor: Supervisor, check: () => Promise<boolean>): void {
    this.watches.push(new HealthWatch(supervisor, { check, say: this.voice.say }));
  }
}
