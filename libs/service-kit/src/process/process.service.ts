import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Msg, Subscription } from '@nats-io/transport-node';
import { judge, staff, type Caller } from '@mall/contracts/define';
import type { ProcessAnswer, ProcessQuestion, ProcessState, ServiceName } from '@mall/contracts/messaging';
import { CALLER_HEADER, CallerSeal, NatsLink, processSubject } from '@mall/messaging';
import { gaugeReadings, recentWork } from '@mall/telemetry';
import { log } from '../logger.js';
import { LogLevelSwitch } from './log-level.js';
import { ProcessLoadMeter } from './process-load.js';
import { Profiler } from './profiler.js';

/** A gauge that takes longer is omitted from the answer, such as one that queries an unreachable database. */
const READING_MS = 500;

const RIGHT_OF = {
  state: 'sys_process_view',
  logLevel: 'sys_process_control',
  startProfile: 'sys_process_control',
  profile: 'sys_process_control',
} as const;

/** Reports the state of this process to staff and carries out operators' requests. Every process answers, not only one. */
@Injectable()
export class ProcessService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly processId: string;
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  private readonly load = new ProcessLoadMeter();
  private readonly logLevel = new LogLevelSwitch();
  private readonly profiler: Profiler;
  private readonly version = versionOfService();
  private subscription: Subscription | undefined;

  constructor(
    private readonly nats: NatsLink,
    private readonly seals: CallerSeal,
  ) {
    this.processId = `${nats.serviceName}-${randomBytes(4).toString('hex')}`;
    this.profiler = new Profiler(this.processId);
  }

  onApplicationBootstrap(): void {
    this.load.start();
    this.subscription = this.nats.connection.subscribe(processSubject(this.nats.serviceName), {
      callback: (failure, message) => {
        // An error thrown from a subscription closes the whole connection.
        if (!failure)
          this.reply(message).catch((err: unknown) => log.warn({ err }, 'A question was not answered.'));
      },
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
    this.load.stop();
    this.logLevel.fallBack();
  }

  private async reply(message: Msg): Promise<void> {
    const { subject, reply, headers, data: body } = message;
    if (!reply) return;
    const caller = this.seals.open(headers?.get(CALLER_HEADER), { subject, reply, body });
    const answer = caller && (await this.answer(message.json<ProcessQuestion>(), caller));
    if (answer) message.respond(JSON.stringify(answer));
  }

  /** Returns `undefined` for a question to another process. */
  private async answer(question: ProcessQuestion, caller: Caller): Promise<ProcessAnswer | undefined> {
    const right = RIGHT_OF[question.kind];
    if (!right || judge(staff(right), caller) !== 'allowed') return { refusal: 'forbidden' };
    const owner = caller.userId ?? '';
    switch (question.kind) {
      case 'state':
        return this.state();
      case 'logLevel':
        this.logLevel.change(question.level, question.minutes);
        log.warn(
          { level: question.level, minutes: question.minutes, by: owner },
          'The log level was changed.',
        );
        return { done: true };
      case 'startProfile': {
        const { processId, profile: kind, seconds } = question;
        return processId === this.processId ? this.profiler.start({ kind, seconds, owner }) : undefined;
      }
      case 'profile':
        return question.profileId.startsWith(`${this.processId}-`)
          ? this.profiler.read(question.profileId, owner)
          : undefined;
    }
  }

  private async state(): Promise<ProcessState> {
    const readings = await gaugeReadings(READING_MS);
    const { rss, heapUsed } = process.memoryUsage();
    const until = this.logLevel.until?.toISOString();
    return {
      processId: this.processId,
      service: this.nats.serviceName as ServiceName,
      version: this.version,
      node: process.version,
      host: hostname(),
      startedAt: this.startedAt,
      ...this.load.read(),
      rssBytes: rss,
      heapUsedBytes: heapUsed,
      logLevel: this.logLevel.level,
      ...(until && { logLevelUntil: until }),
      readings,
      slowest: recentWork.slowest.map(withTime),
      failures: recentWork.failures.map(withTime),
    };
  }
}

const withTime = <T extends { readonly at: number }>(one: T) => ({
  ...one,
  at: new Date(one.at).toISOString(),
});

/** Returns the version of the package that the started program belongs to; empty when there is none. */
function versionOfService(): string {
  const program = process.argv[1] ?? '';
  for (let folder = dirname(program); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) {
      return (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }).version ?? '';
    }
  }
  return '';
}
