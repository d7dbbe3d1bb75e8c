import { parseJson } from './envelope.js';

interface Sending {
  /** Called with the sent share, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends a file as the multipart field `file` by XMLHttpRequest, because fetch does not report upload progress.
 * @returns undefined when no answer arrived
 * @throws the reason of the signal
 */
export function sendFile(
  url: string,
  file: File,
  headers: Readonly<Record<string, string>>,
  { onProgress, signal }: Sending,
): Promise<Answer | undefined> {
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: parseJson(request.responseText) });
    request.onerror = () => resolve(undefined);
    request.onabort = () => (signal?.aborted ? reject(signal.reason as Error) : resolve(undefined));
    signal?.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
