import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { fileErrors, type FileFormat, type VideoFormat } from '@mall/contracts/file';
import pLimit from 'p-limit';
import { config } from '../../config.js';
import { Refusal } from '../refusal.js';
import { DecoderProcess, type DecoderLimits } from './decoder-process.js';
import type { TaskInput, TaskName, TaskOutput } from './tasks.js';

const limits: DecoderLimits = {
  processorSeconds: config.PICTURE_SECONDS,
  waitSeconds: config.PICTURE_WAIT_SECONDS,
  memoryMegabytes: config.PICTURE_MEMORY_MB,
};

/** Formats whose cost the size of the file does not limit; the cost of pixels is limited. */
const UNBOUNDED: readonly FileFormat[] = ['svg', 'pdf', 'heic', 'avif'];

/**
 * Decodes untrusted files in separate processes, at most `PICTURES_AT_ONCE` at a time; the others wait. Processes are
 * reused; one that was killed is replaced when the next file needs it.
 */
@Injectable()
export class DecoderService implements OnModuleInit, OnApplicationShutdown {
  private readonly limit = pLimit(config.PICTURES_AT_ONCE);
  /** Leaves one process to other formats, so that pictures never wait for drawings that run into their time limit. */
  private readonly unboundedLimit = pLimit(Math.max(1, config.PICTURES_AT_ONCE - 1));
  private readonly idle: DecoderProcess[] = [];
  private readonly all = new Set<DecoderProcess>();

  onModuleInit(): void {
    for (let n = 0; n < config.PICTURES_AT_ONCE; n++) this.idle.push(this.start());
  }

  onApplicationShutdown(): void {
    for (const decoder of this.all) decoder.kill();
  }

  /** Returns the format of a file by its content; `undefined` for every format that is not accepted. */
  sniff(path: string, sizeBytes: number): Promise<FileFormat | undefined> {
    return this.run('sniff', [path, sizeBytes]);
  }

  /**
   * Decodes a picture and encodes it anew, so that nothing else in the file is stored.
   * @throws fileErrors.imageUnreadable, heicUnreadable, tooManyPixels, tooComplex, decodersBusy
   */
  reEncode(path: string, format: FileFormat, isPublic: boolean): Promise<TaskOutput<'reEncode'>> {
    const work = (): Promise<TaskOutput<'reEncode'>> => this.run('reEncode', [path, format, isPublic]);
    return UNBOUNDED.includes(format) ? this.unboundedLimit(work) : work();
  }

  /**
   * Removes what stands before the header of a PDF, and returns the size and hash of the rest.
   * @throws fileErrors.pdfUnreadable, pdfLocked, pdfActive, pdfTooManyPages, pdfUnpacksTooLarge, tooComplex, decodersBusy
   */
  checkPdf(path: string): Promise<TaskOutput<'checkPdf'>> {
    return this.unboundedLimit(() => this.run('checkPdf', [path]));
  }

  /**
   * Returns size and pages of a paper, and whether it is blank.
   * @throws fileErrors.imageUnreadable, pdfUnreadable, tooComplex, decodersBusy
   */
  lookAt(path: string, isPdf: boolean): Promise<TaskOutput<'lookAtPdf'>> {
    return isPdf
      ? this.unboundedLimit(() => this.run('lookAtPdf', [path]))
      : this.run('lookAtPicture', [path]);
  }

  /**
   * Writes a video to `target` as shops' pages play it.
   * @throws fileErrors.videoUnreadable, videoUnplayable, tooComplex, decodersBusy; then a part of the file may be at
   * `target`.
   */
  packVideo(path: string, format: VideoFormat, target: string): Promise<TaskOutput<'packVideo'>> {
    return this.unboundedLimit(() => this.run('packVideo', [path, format, target]));
  }

  private run<N extends TaskName>(task: N, input: TaskInput<N>): Promise<TaskOutput<N>> {
    return this.limit(async () => {
      const decoder = this.idle.pop() ?? this.start();
      try {
        return (await decoder.run({ task, input })) as TaskOutput<N>;
      } catch (failure) {
        throw failure instanceof Refusal ? errorOf(failure) : failure;
      } finally {
        if (decoder.isSpent) this.replace(decoder);
        else if (this.all.has(decoder)) this.idle.push(decoder);
      }
    });
  }

  private start(): DecoderProcess {
    const decoder = new DecoderProcess(limits, (ended) => this.forget(ended));
    this.all.add(decoder);
    return decoder;
  }

  private replace(spent: DecoderProcess): void {
    this.forget(spent);
    spent.kill();
    this.idle.push(this.start());
  }

  private forget(ended: DecoderProcess): void {
    this.all.delete(ended);
    const position = this.idle.indexOf(ended);
    if (position >= 0) this.idle.splice(position, 1);
  }
}

/** Returns the error of a refusal, whose reason decides which figures its text has. */
const errorOf = ({ reason, figures }: Refusal): Error =>
  (fileErrors[reason] as (figures: Refusal['figures']) => Error)(figures);
