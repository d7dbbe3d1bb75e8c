/** What is wrong with one field of the input. */
export interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

/** `refused`: the mall refused the request. `network`: no answer arrived. `timeout`: none within the time allowed. */
export type ApiFailure = 'refused' | 'network' | 'timeout';

/** The one error of the client, ready to be shown: `message` is in the reader's language. */
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

  /** The message for one field of a form, if that is what was wrong. */
  issueOf(field: string): string | undefined {
    return this.issues.find((issue) => issue.field === field)?.message;
  }
}

/** Whether something caught is an `ApiError`, with this code where one is given. */
export function isApiError(thrown: unknown, code?: string): thrown is ApiError {
  return thrown instanceof ApiError && (code === undefined || thrown.code === code);
}

/** Whether the mall refused the request, as opposed to an error or a lost connection; retrying does not help. */
export const isRefusal = (thrown: unknown): thrown is ApiError =>
  isApiError(thrown) && thrown.failure === 'refused' && thrown.status < 500;
