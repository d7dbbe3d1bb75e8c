import { platformErrors, type Operation } from '@mall/contracts/define';
import { invalidInput } from '@mall/messaging';
import { check } from '@mall/validation';
import type { FastifyRequest } from 'fastify';

type Bag = Record<string, unknown>;

/**
 * Builds an operation's request from the parts of an HTTP request. Path wins over body, body over query; a bare array
 * fills the row's `bodyField`.
 * @throws invalidInput naming every wrong field, unreadableBody for a body that has no fields.
 */
export function readRequest(operation: Operation, request: FastifyRequest): object {
  const plain: Bag = Object.create(null) as Bag;
  Object.assign(plain, request.query);
  const body = request.body || {};
  if (Array.isArray(body)) plain[operation.bodyField ?? 'body'] = body;
  else if (typeof body === 'object') Object.assign(plain, body);
  else throw platformErrors.unreadableBody();
  Object.assign(plain, request.params);
  for (const [header, field] of Object.entries(operation.headers ?? {})) {
    if (request.headers[header] !== undefined) plain[field] = request.headers[header];
  }
  return checkRequest(operation, plain);
}

export function checkRequest(operation: Operation, plain: object): object {
  const checked = check(operation.request, plain);
  if (!('value' in checked)) throw invalidInput(checked.issues);
  return checked.value;
}
