import { MallError, platformErrors, type ErrorDeclaration } from '@mall/contracts/define';
import type { FieldIssue, TextParams } from '@mall/validation';

/** Set to `error` on a reply that carries a failure instead of an answer. */
export const STATUS_HEADER = 'x-mall-status';

/** The `version` of a raw JSON answer. */
export const VERSION_HEADER = 'x-mall-version';

/** The `scope` of a raw JSON answer: its ids, separated by commas. */
export const SCOPE_HEADER = 'x-mall-scope';

/** A serialised failure with its texts: the receiver need not have the error table that defines it. */
export interface WireError {
  readonly declaration: ErrorDeclaration;
  readonly params: TextParams;
  readonly issues: readonly FieldIssue[];
}

export function toWireError(thrown: MallError): WireError {
  const { key, code, status, text } = thrown.declaration;
  return { declaration: { key, code, status, text }, params: thrown.params, issues: thrown.issues };
}

export function fromWireError(error: WireError): MallError {
  return new MallError(error.declaration, error.params, error.issues);
}

/** Returns the error for a request that breaks its contract; it names every wrong field and what is allowed. */
export function invalidInput(issues: readonly FieldIssue[]): MallError {
  return platformErrors.invalidInput({}, issues);
}
