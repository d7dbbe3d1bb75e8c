/** The result of a check on one replica. */
export interface Proof {
  readonly version: number;
  readonly cars: number;
  /** Sums of the hashes of all rows, in hexadecimal; equal when both sides have the same rows. */
  readonly sourceHash: string;
  readonly modelHash: string;
  /** Some of the cars that differed from the source tables. */
  readonly differing: readonly string[];
  readonly differences: number;
  /** Whether the differences have been repaired. */
  readonly isRepaired: boolean;
  readonly seconds: number;
}

export type ProofMessage =
  | { readonly kind: 'started'; readonly replica: string }
  | { readonly kind: 'done'; readonly replica: string; readonly proof: Proof }
  | { readonly kind: 'failed'; readonly replica: string; readonly reason: string };
