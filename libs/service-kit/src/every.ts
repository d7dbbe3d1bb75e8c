import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { actingAs, isDatabaseOutage, kindOf, reasonOf, runExclusively } from '@mall/persistence';
import { recentWork } from '@mall/telemetry';
import { DataSource } from 'typeorm';

const intervalKey = Symbol('interval');

/**
 * Calls the method about every `intervalMs`, on one replica at a time. The method itself reads from the database which work is due,
 * so no work is lost while no replica runs.
 */
export function Every(intervalMs: number): MethodDecorator {
  return (_target, _property, descriptor) =>
    Reflect.defineMetadata(intervalKey, intervalMs, descriptor.value as object);
}

@Injectable()
export class TimerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TimerHost.name);
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<unknown>>();
  private stopping = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const method = (instance as Record<string, unknown>)[name] as () => Promise<void>;
        const intervalMs = Reflect.getMetadata(intervalKey, method) as number | undefined;
        if (intervalMs)
          this.schedule(`${instance.constructor.name}.${name}`, intervalMs, () => method.call(instance));
      }
    }
  }

  /** Waits for running timers here, because the later hooks close the connections. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.allSettled(this.running);
  }

  private schedule(name: string, intervalMs: number, work: () => Promise<void>): void {
    if (this.stopping) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const actor = { kind: 'timer', name, operation: name } as const;
      const run = runExclusively(this.dataSource, name, () => actingAs(actor, work))
        .catch((failure: unknown) => {
          recentWork.fails({ name, kind: kindOf(failure) });
          const said = `${name} failed: ${reasonOf(failure)}`;
          // Readiness and requests already report the outage, and the next run catches up.
          if (isDatabaseOutage(failure)) this.logger.warn(said);
          else this.logger.error(said);
        })
        .finally(() => {
          this.running.delete(run);
          this.schedule(name, intervalMs, work);
        });
      this.running.add(run);
    }, intervalMs);
    this.timers.add(timer);
  }
}
