import type { FieldIssue, TextParams, Texts } from '@mall/validation';

/** A declared failure of an operation: the family's code, the HTTP status of the admin family, and the message. */
export interface ErrorDeclaration {
  /** Key of the error, such as `order.carAlreadyHeld`. */
  readonly key: string;
  /** Mall family code such as `A06001`; the admin family always says 1. */
  readonly code: string;
  /** HTTP status on the admin family. The mall family answers 200 with the code, unless `status` is 429 or above. */
  readonly status: number;
  readonly text: Texts;
}

/** The one error that services throw; a filter turns it into a message, the gateway into an envelope. */
export class MallError extends Error {
  override readonly name = 'MallError';

  constructor(
    readonly declaration: ErrorDeclaration,
    readonly params: TextParams = {},
    /** Problems by field, when the input was wrong. */
    readonly issues: readonly FieldIssue[] = [],
  ) {
    super(`${declaration.key} ${JSON.stringify(params)}`);
  }
}

/** Creates the error; `is` tells whether a caught value is this error. */
export interface ErrorFactory extends ErrorDeclaration {
  (params?: TextParams, issues?: readonly FieldIssue[]): MallError;
  is(thrown: unknown): thrown is MallError;
}

type ErrorRows = Record<string, { readonly code: string; readonly status: number; readonly text: Texts }>;

/** Declares the errors of a service, thrown as `orderErrors.carAlreadyHeld({ skuId })`. */
export function defineErrors<const R extends ErrorRows>(
  scope: string,
  rows: R,
): { readonly [K in keyof R]: ErrorFactory } {
  const entries = Object.entries(rows).map(([name, row]) => {
    const declaration: ErrorDeclaration = { ...row, key: `${scope}.${name}` };
    const factory = (params?: TextParams, issues?: readonly FieldIssue[]): MallError =>
      new MallError(declaration, params, issues);
    const is = (thrown: unknown): boolean =>
      thrown instanceof MallError && thrown.declaration.key === declaration.key;
    return [name, Object.assign(factory, declaration, { is })];
  });
  return Object.fromEntries(entries) as { readonly [K in keyof R]: ErrorFactory };
}
