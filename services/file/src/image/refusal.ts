import type { fileErrors } from '@mall/contracts/file';

/** Reason why a file is refused, as the name of its row in `fileErrors`; a decoder process knows no more of errors. */
export type RefusalReason = Extract<
  keyof typeof fileErrors,
  | 'imageUnreadable'
  | 'heicUnreadable'
  | 'tooManyPixels'
  | 'tooComplex'
  | 'decodersBusy'
  | 'pdfUnreadable'
  | 'pdfLocked'
  | 'pdfActive'
  | 'pdfTooManyPages'
  | 'pdfUnpacksTooLarge'
  | 'videoUnreadable'
  | 'videoUnplayable'
>;

export class Refusal extends Error {
  /** `figures` are values of the placeholders in the error's text. */
  constructor(
    readonly reason: RefusalReason,
    readonly figures: Readonly<Record<string, number>> = {},
  ) {
    super(reason);
  }
}
