import type { Locale } from '@mall/validation';
import { ApiError, type FieldIssue } from './api-error.js';
import { textOfStatus } from './lost-texts.js';

export type Family = 'mall' | 'admin' | 'plain';

/** The envelope around the answers of either family. */
interface Envelope {
  readonly code?: number | string;
  readonly msg?: string;
  readonly data?: unknown;
}

const asEnvelope = (body: unknown): Envelope =>
  typeof body === 'object' && body !== null ? (body as Envelope) : {};

function issuesOf(data: unknown): readonly FieldIssue[] {
  if (!Array.isArray(data)) return [];
  return data.filter(
    (entry): entry is FieldIssue => typeof entry?.field === 'string' && typeof entry?.message === 'string',
  );
}

/** Returns the problems by field that a refused answer names. */
export const issuesIn = (body: unknown): readonly FieldIssue[] => issuesOf(asEnvelope(body).data);

function isSuccess(family: Family, status: number, { code }: Envelope): boolean {
  if (status < 200 || status > 299) return false;
  if (family === 'mall') return code === '00000';
  return family === 'plain' || code === 0 || code === undefined;
}

/**
 * Unwraps an answer. The text of a failure is the body's `msg`, otherwise the joined messages of its `data`, otherwise the status
 * table's, otherwise the default; the order is prescribed.
 * @throws ApiError
 */
export async function unwrap(
  family: Family,
  status: number,
  body: unknown,
  locale: Locale,
): Promise<unknown> {
  const envelope = asEnvelope(body);
  if (isSuccess(family, status, envelope)) return family === 'plain' ? body : envelope.data;
  const issues = issuesOf(envelope.data);
  const said = envelope.msg || issues.map((issue) => issue.message).join('; ');
  const code = String(envelope.code ?? status);
  throw new ApiError(
    said || (await textOfStatus(status, locale)),
    code === '1' ? String(status) : code,
    'refused',
    status,
    issues,
  );
}

/** Parses JSON; undefined when the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
