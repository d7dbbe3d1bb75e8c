import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { adminLogApi, adminOwnSettingApi, type RecordOperationDto } from '@mall/contracts/admin';
import { authApi } from '@mall/contracts/auth';
import { chatNoticeApi } from '@mall/contracts/chat';
import { MallError, platformErrors, type Caller, type Operation } from '@mall/contracts/define';
import { OperationCaller } from '@mall/messaging';
import { log } from '@mall/service-kit';
import type { FastifyRequest } from 'fastify';

interface StaffCall {
  readonly operation: Operation;
  readonly input: object;
  readonly caller: Caller;
  readonly request: FastifyRequest;
}

/**
 * Operations that are not logged, because they are writes only by method: a ticket for a socket, notices that were
 * seen, columns of a list, and the reports that go into the same log.
 */
const NOT_KEPT: ReadonlySet<string> = new Set([
  authApi.socketTicket.subject,
  chatNoticeApi.read.subject,
  chatNoticeApi.readAll.subject,
  adminOwnSettingApi.keep.subject,
  adminLogApi.report.subject,
  adminLogApi.record.subject,
]);
/** Ends of sessions, which are carried out even when the log cannot be written. */
const WRITTEN_AFTERWARDS: ReadonlySet<string> = new Set([
  authApi.logout.subject,
  authApi.logoutEverywhere.subject,
]);
/** Outcome of an action that is not known yet. */
const UNDER_WAY = platformErrors.timeout.key;
/**
 * Waits between attempts while the admin service is unreachable; after the last one the entry is only in the gateway's
 * own log.
 */
const RETRY_MS = [1_000, 5_000, 30_000];

/**
 * Logs the changes of members of staff at the admin service: an entry is written before the change is carried out, and its
 * outcome is added afterwards without delaying the answer. Every change has an entry, even if a process dies in between.
 */
@Injectable()
export class StaffJournalService {
  constructor(private readonly operations: OperationCaller) {}

  /**
   * Runs the call, and journals it when it is a write by a member of staff.
   * @throws platformErrors.unavailable, platformErrors.timeout when it cannot be journaled; then nothing was changed.
   */
  async keep<T>(call: StaffCall, work: () => Promise<T>): Promise<T> {
    if (!isKept(call)) return work();
    const written = entry(call);
    if (!WRITTEN_AFTERWARDS.has(call.operation.subject)) await this.write(written, call.caller);
    const startedAt = performance.now();
    const recordEnd = (failure?: string): void =>
      void this.deliver(ended(written, performance.now() - startedAt, failure), call.caller);
    try {
      const answer = await work();
      recordEnd();
      return answer;
    } catch (thrown) {
      recordEnd(thrown instanceof MallError ? thrown.declaration.key : String(thrown));
      throw thrown;
    }
  }

  private write(record: RecordOperationDto, caller: Caller): Promise<void> {
    return this.operations.call(adminLogApi.record, record, caller);
  }

  private async deliver(record: RecordOperationDto, caller: Caller): Promise<void> {
    for (const pause of [...RETRY_MS, undefined]) {
      try {
        return await this.write(record, caller);
      } catch (failure) {
        if (pause === undefined)
          log.error(
            { record, userId: caller.userId, reason: String(failure) },
            'A journal entry was not kept.',
          );
        else await wait(pause, undefined, { ref: false });
      }
    }
  }
}

function isKept({ operation, caller, request }: StaffCall): boolean {
  return caller.kind === 'staff' && request.method !== 'GET' && !NOT_KEPT.has(operation.subject);
}

function entry({ operation, input, request }: StaffCall): RecordOperationDto {
  return {
    entryId: randomUUID(),
    operation: operation.subject.slice('op.'.length),
    method: request.method,
    path: request.url.split('?')[0]!.slice(0, 2_000),
    params: redacted(input),
    durationMs: 0,
    failure: UNDER_WAY,
  };
}

function ended(
  { failure: _, ...written }: RecordOperationDto,
  durationMs: number,
  failure?: string,
): RecordOperationDto {
  return {
    ...written,
    durationMs: Math.round(durationMs),
    ...(failure === undefined ? {} : { failure: failure.slice(0, 200) }),
  };
}

const SECRET = /password|credential|secret|token|ticket|signature|captcha|factor/i;
const LONGEST = 3_900;

/** Returns a request as the journal stores it: JSON with secrets blanked, cut to the size of a row. */
export function redacted(input: object): string {
  const text = JSON.stringify(input, (name, value: unknown) => (SECRET.test(name) ? '***' : value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
