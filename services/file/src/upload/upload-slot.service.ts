import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { fileErrors } from '@mall/contracts/file';
import { Every, log } from '@mall/service-kit';
import { zoneOf } from '../access/who-may-see.js';
import { UploadSlotRepository } from './upload-slot.repository.js';

/** Maximum uploads that one person may have under way at once, in all processes together. */
export const UPLOADS_A_PERSON = 3;
/** Life in seconds of a slot without its process, and the interval in which processes extend it. */
const SLOT_SECONDS = 60;
const EXTEND_MS = 20_000;

export type UploadSlots = Pick<UploadSlotRepository, keyof UploadSlotRepository>;

/** Limits the uploads of a person, so that slow ones, which need few other resources, cannot occupy a service. */
@Injectable()
export class UploadSlotService implements OnApplicationShutdown {
  private readonly held = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(UploadSlotRepository) private readonly slots: UploadSlots) {}

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Runs an upload within a slot of its sender. @throws fileErrors.tooManyUploads */
  async run<T>(caller: Caller, upload: () => Promise<T>): Promise<T> {
    const uploadId = await this.take(caller);
    this.held.add(uploadId);
    this.timer ??= setInterval(() => void this.extend(), EXTEND_MS).unref();
    try {
      return await upload();
    } finally {
      this.held.delete(uploadId);
      // A slot that cannot be released now becomes free when it expires.
      await this.slots.release(uploadId).catch((failure: unknown) => this.warn(failure));
    }
  }

  @Every(3_600_000)
  deleteExpired(): Promise<void> {
    return this.slots.deleteExpired();
  }

  /** Tries as often as there are slots: each refusal may mean that another request took the chosen slot. */
  private async take(caller: Caller): Promise<string> {
    const owner = { zone: zoneOf(caller), userId: caller.userId! };
    const uploadId = randomUUID();
    for (let attempt = 0; attempt < UPLOADS_A_PERSON; attempt += 1) {
      const limits = { most: UPLOADS_A_PERSON, seconds: SLOT_SECONDS };
      if (await this.slots.take(owner, uploadId, limits)) return uploadId;
    }
    throw fileErrors.tooManyUploads({ n: UPLOADS_A_PERSON });
  }

  private async extend(): Promise<void> {
    if (this.held.size > 0)
      await this.slots.extend([...this.held], SLOT_SECONDS).catch((failure: unknown) => this.warn(failure));
  }

  private warn(failure: unknown): void {
    log.warn({ reason: String(failure) }, 'The slots of uploads could not be written.');
  }
}
