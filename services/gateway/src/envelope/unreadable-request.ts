import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { platformErrors, type MallError } from '@mall/contracts/define';
import { localeFrom } from '@mall/validation';
import { failureEnvelope } from './failure.js';

/** Codes of Node's HTTP parser and server; anything else is a request that is not HTTP. */
const FAILURES: Readonly<Record<string, () => MallError>> = {
  HPE_HEADER_OVERFLOW: () => platformErrors.headersTooLarge(),
  ERR_HTTP_REQUEST_TIMEOUT: () => platformErrors.tooSlow(),
};

/**
 * Answers a request whose head could not be read. Its language and path are unknown, so the answer has the envelope
 * that most clients read, in the default language.
 */
export function answerUnreadable(failure: Error & { readonly code?: string }, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const mallError = (FAILURES[failure.code ?? ''] ?? (() => platformErrors.unreadableBody()))();
  const { status, body } = failureEnvelope(mallError, 'admin', localeFrom(undefined), randomUUID());
  const json = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(json)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${json}`);
}
