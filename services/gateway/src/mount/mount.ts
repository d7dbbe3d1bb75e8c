import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Post,
  Put,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import type { HttpMethod, Operation } from '@mall/contracts/define';
import { OperationCaller } from '@mall/messaging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../access/callers.js';
import { StaffJournal } from '../journal/staff-journal.js';
import { envelope } from '../envelope/success.js';
import { readRequest } from './read-request.js';

const METHODS: Readonly<Record<HttpMethod, (path: string) => MethodDecorator>> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  DELETE: Delete,
};

abstract class MountedController {
  constructor(
    readonly callers: Callers,
    readonly operations: OperationCaller,
    readonly journal: StaffJournal,
  ) {}
}

/**
 * An ordinary Nest controller for a service's operations, made by applying Nest's own decorators.
 * @throws Error for a row without access: such a route must never come up.
 */
export function controllerFor(service: string, operations: readonly Operation[]): Type {
  class ServiceController extends MountedController {}
  Object.defineProperty(ServiceController, 'name', { value: `${service}Controller` });
  Inject(Callers)(ServiceController, undefined, 0);
  Inject(OperationCaller)(ServiceController, undefined, 1);
  Inject(StaffJournal)(ServiceController, undefined, 2);
  for (const operation of operations) addRoute(ServiceController.prototype, operation);
  Controller()(ServiceController);
  return ServiceController;
}

function addRoute(prototype: MountedController, operation: Operation): void {
  if (!operation.access) throw new Error(`${operation.subject} does not say who may call it.`);
  const [method, path] = splitBinding(operation);
  const name = operation.subject.replaceAll('.', '_');
  Object.defineProperty(prototype, name, {
    configurable: true,
    async value(this: MountedController, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
      const caller = await this.callers.admit(request, reply, operation.access);
      const input = readRequest(operation, request);
      const answer = await this.journal.keep({ operation, input, caller, request }, () =>
        this.operations.callForBytes(operation, input, caller),
      );
      return envelope(operation.family ?? 'admin', answer.json);
    },
  });
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!;
  Reflect.defineMetadata('design:paramtypes', [Object, Object], prototype, name);
  Req()(prototype, name, 0);
  Res({ passthrough: true })(prototype, name, 1);
  for (const decorate of [
    METHODS[method](path),
    HttpCode(200),
    Header('content-type', 'application/json; charset=utf-8'),
    Header('cache-control', 'no-store'),
  ]) {
    decorate(prototype, name, descriptor);
  }
}

/** `GET /a/{id}` as Nest writes it: `['GET', '/a/:id']`. */
export function splitBinding(operation: Operation): [HttpMethod, string] {
  const [method, path] = operation.http!.split(' ') as [HttpMethod, string];
  return [method, path.replace(/\{(\w+)\}/g, ':$1')];
}
