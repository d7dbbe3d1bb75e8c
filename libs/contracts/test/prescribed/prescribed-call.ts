/** A call as its prescribed clients send it. */
export interface PrescribedCall {
  readonly call: string;
  /** Names in the query, the form or the body, besides those of the path. */
  readonly sends?: readonly string[];
  /** Whether the body is a bare array. */
  readonly sendsList?: true;
}
