import type { fileErrors } from '@mall/contracts/file';

/** Reason why a file is refused, as the name of its row in `fileErrors`; a decoder process knows no more of errors. */
export type RefusalReason = Extract<
  keyof typeof fileErrors,
  | 'imageUnreadable'
  | 'tooComplex'
  | 'decodersBusy'
  | 'pdfUnreadable'
  | 'pdfLocked'
  | 'pdfActive'
  | 'videoUnreadable'
  | 'videoUnplayable'
>;

export class Refusal extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}
