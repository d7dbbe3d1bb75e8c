import { Injectable } from '@nestjs/common';
import {
  adminErrors,
  type LogLevelDto,
  type LogLevelView,
  type ProcessPageDto,
  type ProcessView,
  type ProfileIdDto,
  type ProfileView,
  type StartProfileDto,
} from '@mall/contracts/admin';
import { adminPage, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  serviceOfProcess,
  SERVICES,
  type ProcessAnswer,
  type ProcessQuestion,
  type ProcessRefusal,
  type ProcessState,
  type ProfileAnswer,
  type ProfileStarted,
  type ServiceName,
} from '@mall/contracts/messaging';
import { ProcessClient } from '@mall/messaging';
import { UnknownSort } from '@mall/persistence';
import { ProcessCache } from './process.cache.js';
import { missingService, processView } from './process.mapper.js';

/** The processes of all services, by their own answers. */
@Injectable()
export class ProcessService {
  constructor(
    private readonly processes: ProcessClient,
    private readonly known: ProcessCache,
  ) {}

  /** Returns processes by service; every service has at least one row. No other order is offered. */
  async page(request: ProcessPageDto, caller: Caller): Promise<AdminPage<ProcessView>> {
    if (request.sortBy && request.sortBy !== 'processId') throw new UnknownSort(['processId']);
    const services = request.service ? [request.service] : SERVICES;
    const answered = await this.states(services, caller);
    const views = services.flatMap((service) => this.viewsOf(service, answered));
    const { ids, current, size, sortOrder } = request;
    const wanted = ids ? views.filter(({ processId }) => ids.includes(processId)) : views;
    if (sortOrder === 'DESC') wanted.reverse();
    return adminPage(wanted.slice((current - 1) * size, current * size), wanted.length, request);
  }

  /**
   * Sets the log level of all processes of a service for some minutes.
   * @throws platformErrors.unavailable when no process answers.
   */
  async setLogLevel({ service, level, minutes }: LogLevelDto, caller: Caller): Promise<LogLevelView> {
    const known = this.known.all.filter(({ state }) => state.service === service).length;
    const answers = await this.processes.ask({
      services: [service],
      question: { kind: 'logLevel', level, minutes },
      caller,
      isComplete: (come, silent) => silent.size > 0 || (known > 0 && come.length >= known),
    });
    const processes = answers.filter((answer) => 'done' in answer).length;
    if (processes === 0) throw platformErrors.unavailable();
    return { processes, untilTime: new Date(Date.now() + minutes * 60_000).toISOString() };
  }

  /**
   * Starts to profile a process.
   * @throws platformErrors.notFound when no such process answers; adminErrors.profileIsRunning
   */
  async startProfile({ processId, kind, seconds }: StartProfileDto, caller: Caller): Promise<ProfileView> {
    const question: ProcessQuestion = { kind: 'startProfile', processId, profile: kind, seconds };
    const { profileId, readyAt } = await this.askOne<ProfileStarted>(processId, question, caller);
    return { profileId, isReady: false, readyTime: readyAt, fileName: null, content: null };
  }

  /**
   * Returns the state of a profile, and its content once it is ready.
   * @throws platformErrors.notFound when it is gone or somebody else's; adminErrors.profileIsTooLarge
   */
  async profile({ profileId }: ProfileIdDto, caller: Caller): Promise<ProfileView> {
    const question: ProcessQuestion = { kind: 'profile', profileId };
    const answer = await this.askOne<ProfileAnswer>(profileId, question, caller);
    const isReady = answer.state === 'ready';
    return {
      profileId,
      isReady,
      readyTime: answer.readyAt,
      fileName: isReady ? answer.fileName : null,
      content: isReady ? answer.content : null,
    };
  }

  private viewsOf(service: ServiceName, answered: ReadonlySet<string>): ProcessView[] {
    const seen = this.known.all.filter(({ state }) => state.service === service);
    if (seen.length === 0) return [missingService(service)];
    const views = seen.map((one) => processView(one, answered.has(one.state.processId)));
    return views.sort((a, b) => a.processId.localeCompare(b.processId));
  }

  /** Asks for states and stores them. @returns the ids of the processes that have answered. */
  private async states(services: readonly ServiceName[], caller: Caller): Promise<ReadonlySet<string>> {
    const expected = this.known.all
      .map(({ state }) => state)
      .filter(({ service }) => services.includes(service));
    const answers = await this.processes.ask({
      services,
      question: { kind: 'state' },
      caller,
      isComplete: (come, silent) => {
        const states = come.filter(isState);
        const ids = new Set(states.map(({ processId }) => processId));
        const heard = new Set<string>([...silent, ...states.map(({ service }) => service)]);
        return (
          services.every((one) => heard.has(one)) && expected.every(({ processId }) => ids.has(processId))
        );
      },
    });
    const states = answers.filter(isState);
    this.known.note(states);
    return new Set(states.map(({ processId }) => processId));
  }

  private async askOne<A extends ProcessAnswer>(
    id: string,
    question: ProcessQuestion,
    caller: Caller,
  ): Promise<Exclude<A, ProcessRefusal>> {
    const service = serviceOfProcess(id);
    if (!service) throw platformErrors.notFound();
    const isComplete = (answers: readonly ProcessAnswer[], silent: ReadonlySet<string>): boolean =>
      answers.length + silent.size > 0;
    const [answer] = await this.processes.ask({ services: [service], question, caller, isComplete });
    if (!answer) throw platformErrors.notFound();
    if ('refusal' in answer) throw errorOf(answer);
    return answer as Exclude<A, ProcessRefusal>;
  }
}

const isState = (answer: ProcessAnswer): answer is ProcessState => 'startedAt' in answer;

function errorOf({ refusal }: ProcessRefusal): Error {
  switch (refusal) {
    case 'profileIsRunning':
      return adminErrors.profileIsRunning();
    case 'profileIsTooLarge':
      return adminErrors.profileIsTooLarge();
    case 'profileIsGone':
      return platformErrors.notFound();
    case 'forbidden':
      return platformErrors.forbidden();
  }
}
