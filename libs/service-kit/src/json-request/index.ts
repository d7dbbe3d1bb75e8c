const TIMEOUT_MS = 8_000;

/** A parsed answer, or the reason for its absence; `isCertain` when the request cannot have arrived. */
export type JsonAnswer =
  | { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
  | { readonly reason: string; readonly isCertain: boolean };

/** Failures of a connection before anything was sent. */
const NEVER_ARRIVED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Sends one request for JSON without retries; never rejects. */
export async function requestJson(
  url: string | URL,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
): Promise<JsonAnswer> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    return readBody(answer.status, await answer.text());
  } catch (failure) {
    const { message, cause } = failure as Error & { readonly cause?: { readonly code?: string } };
    return { reason: cause?.code ?? message, isCertain: NEVER_ARRIVED.has(cause?.code ?? '') };
  }
}

function readBody(status: number, text: string): JsonAnswer {
  try {
    const body = JSON.parse(text) as unknown;
    if (typeof body === 'object' && body !== null) return { status, body: body as Record<string, unknown> };
  } catch {
    // Reported below, together with JSON that is not an object.
  }
  return { reason: `HTTP ${status}, no JSON: ${text.slice(0, 80)}`, isCertain: false };
}
