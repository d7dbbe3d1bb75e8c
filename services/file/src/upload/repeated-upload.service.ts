import { Injectable } from '@nestjs/common';
import type { Caller, Operation } from '@mall/contracts/define';
import type { Purpose } from '@mall/contracts/file';
import { KeptAnswers } from '@mall/messaging';
import { log } from '@mall/service-kit';
import { FileRepository, type FileRow } from '../record/file.repository.js';
import type { Received } from './receive.js';

/** Name under which uploads are kept beside operations; both prescribed upload calls store the same files. */
const UPLOAD = { subject: 'op.file.upload', takesLong: true } as const satisfies Partial<Operation>;

/** Recognises an upload that comes again with its `Idempotency-Key`, because the answer to the first one was lost. */
@Injectable()
export class RepeatedUploadService {
  constructor(
    private readonly answers: KeptAnswers,
    private readonly files: FileRepository,
  ) {}

  /**
   * Returns the file that this upload has stored before, or the one that `work` stores.
   * @throws platformErrors.requestKeyTaken when the person has sent another file with the key, requestUnderWay
   */
  async once(
    { sha256, givenName }: Pick<Received, 'sha256' | 'givenName'>,
    purpose: Purpose,
    caller: Caller,
    work: () => Promise<FileRow>,
  ): Promise<FileRow> {
    const sent = Buffer.from(JSON.stringify([purpose, sha256, givenName]));
    const request = this.answers.requestOf(UPLOAD, sent, caller);
    if (!request) return work();
    const known = await this.answers.claim(request);
    // Staff may have removed the file since.
    if (known !== undefined) return (await this.files.one(known)) ?? work();
    try {
      const stored = await work();
      await this.answers.keep(request, stored.fileId).catch((failure: unknown) => {
        log.warn({ err: failure, fileId: stored.fileId }, 'The key of an upload was not kept.');
      });
      return stored;
    } catch (failure) {
      await this.answers.forget(request);
      throw failure;
    }
  }
}
