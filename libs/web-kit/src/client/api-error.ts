/** A problem with one field of the input. */
export interface FieldIssue {
  readonly field: string;
  readonly message: string;
  /** Code of a question that the person can affirm; the request is repeated with it then. */
  readonly question?: string;
}

/** `refused`: the mall refused the request. `network`: no answer arrived. `timeout`: no answer arrived in time. */
export type ApiFailure = 'refused' | 'network' | 'timeout';

/** The only error class of the client; `message` is in the reader's language and can be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** Mall family code such as `A06001`; the HTTP status as text where the family has no codes of its own. */
    readonly code: string,
    readonly failure: ApiFailure = 'refused',
    readonly status = 0,
    readonly issues: readonly FieldIssue[] = [],
  ) {
    super(message);
  }

  /** Returns the message for one field of a form, if there is one. */
  issueOf(field: string): string | undefined {
    return this.issues.find((issue) => issue.field === field)?.message;
  }
}

/** Whether a caught value is an `ApiError`, with the given code if there is one. */
export function isApiError(thrown: unknown, code?: string): thrown is ApiError {
  return thrown instanceof ApiError && (code === undefined || thrown.code === code);
}

/** Whether the mall refused the request, as opposed to a server error or a lost connection; retrying does not help. */
export const isRefusal = (thrown: unknown): thrown is ApiError =>
  isApiError(thrown) && thrown.failure === 'refused' && thrown.status < 500;
