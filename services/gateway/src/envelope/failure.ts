import { answeredStatus, MallError, type EnvelopeFamily } from '@mall/contracts/define';
import { fillText, type Locale } from '@mall/validation';

export interface FailureBody {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Most bytes that the messages of fields take in an answer, which has each up to three times; the first one is always there. */
const MESSAGE_BYTES = 2_000;

/** Returns an error in the caller's language, in the envelope of the family it came from. */
export function failureEnvelope(
  failure: MallError,
  family: EnvelopeFamily,
  locale: Locale,
  requestId: string,
): FailureBody {
  const { declaration, params, issues } = failure;
  const fields = withinBytes(
    issues.map(({ field, text, params: own, question }) => ({
      field,
      message: fillText(text, locale, own),
      ...(question !== undefined && { question }),
    })),
  );
  const details = fields.map(({ message }) => message).join('; ');
  const msg = fillText(declaration.text, locale, { details, requestId, ...params });
  const data = fields.length > 0 ? fields : null;
  const status = answeredStatus(declaration.status, family);
  switch (family) {
    case 'mall':
      return {
        status,
        body: { code: declaration.code, msg, success: false, data, requestId },
      };
    case 'admin':
      return { status, body: { code: 1, msg, data, requestId } };
    case 'plain':
      return {
        status,
        body: { code: 1, msg, error: declaration.key, error_description: msg, data, requestId },
      };
  }
}

interface FieldMessage {
  readonly field: string;
  readonly message: string;
  /** Code with which the caller can affirm what is asked. */
  readonly question?: string;
}

function withinBytes(fields: readonly FieldMessage[]): FieldMessage[] {
  let left = MESSAGE_BYTES;
  return fields.filter(({ field, message }, nth) => {
    left -= Buffer.byteLength(field) + Buffer.byteLength(message);
    return nth === 0 || left >= 0;
  });
}

/** Returns a failure in the simple-rest dialect, which reads `message`, and `errors` by field. */
export function restFailure(failure: MallError, locale: Locale, requestId: string): FailureBody {
  const { status, body } = failureEnvelope(failure, 'admin', locale, requestId);
  const fields = (body['data'] ?? []) as { field: string; message: string }[];
  const said = new Map<string, string>();
  for (const { field, message } of fields) {
    const before = said.get(field);
    said.set(field, before === undefined ? message : `${before} ${message}`);
  }
  const errors = fields.length > 0 ? { errors: Object.fromEntries(said) } : {};
  return { status, body: { ...body, message: body['msg'], ...errors } };
}
