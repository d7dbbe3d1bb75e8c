import type { fileErrors } from '@mall/contracts/file';

/** Why a file is not taken, as the row of `fileErrors` is called; a decoder process knows no more of errors. */
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
