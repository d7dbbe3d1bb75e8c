/** Every replica hears this, not one of them. */
export const PROVE_SUBJECT = 'feed.product.prove';

/** What a proof has found out on one replica. */
export interface Proof {
  readonly version: number;
  readonly cars: number;
  /** Sums over the hashes of all rows, in hexadecimal; alike when both hold the same rows. */
  readonly sourceHash: string;
  readonly modelHash: string;
  /** Cars that were not as in the source tables, some of them. */
  readonly differing: readonly string[];
  readonly differences: number;
  /** Whether the differences are gone. */
  readonly isRepaired: boolean;
  readonly seconds: number;
}

export type ProofMessage =
  | { readonly kind: 'started'; readonly replica: string }
  | { readonly kind: 'done'; readonly replica: string; readonly proof: Proof }
  | { readonly kind: 'failed'; readonly replica: string; readonly reason: string };
