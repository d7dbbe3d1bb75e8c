import { checkPdf } from '../check-pdf.js';
import { lookAtPdf, lookAtPicture } from '../look-at-paper.js';
import { packVideo } from '../pack-video.js';
import { reEncode } from '../re-encode.js';
import { sniff } from '../sniff.js';
import type { Refusal, RefusalReason } from '../refusal.js';

/** Tasks that a decoder process runs on an untrusted file: everything that reads more than its bytes. */
export const tasks = { sniff, reEncode, checkPdf, packVideo, lookAtPicture, lookAtPdf } as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type TaskInput<N extends TaskName> = Parameters<Tasks[N]>;
export type TaskOutput<N extends TaskName> = Awaited<ReturnType<Tasks[N]>>;

export interface TaskRequest<N extends TaskName = TaskName> {
  readonly task: N;
  readonly input: TaskInput<N>;
}

/** Outcome of a task. */
export type Outcome =
  | { readonly kind: 'done'; readonly output: unknown }
  | {
      readonly kind: 'refused';
      readonly reason: RefusalReason;
      readonly figures?: Refusal['figures'];
    }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Message of a decoder process: that it is ready, and then one outcome for each request. A process is spent when it
 * holds so much memory that another takes the next file.
 */
export type DecoderMessage = { readonly kind: 'ready' } | (Outcome & { readonly isSpent?: boolean });
