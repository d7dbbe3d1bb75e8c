import { Controller, Delete, Get, Inject, Post, Put, Req, Res, type Type } from '@nestjs/common';
import type { HttpMethod, Operation } from '@mall/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerService } from '../access/caller.service.js';
import { PublicAnswerService } from '../cache/public-answer.service.js';
import { contextOf, giveDeviceCookie, keyedCaller } from '../access/request-context.js';
import { config } from '../config.js';
import { DEFAULT_FAMILY, InDialect } from '../envelope/dialect.js';
import { answerSender } from '../envelope/answer-sender.js';
import { wantsEncryption } from '../envelope/encryption.js';
import { StaffJournalService } from '../journal/staff-journal.service.js';
import { BoundedCallService } from '../limits/bounded-call.service.js';
import { readRequest } from './read-request.js';

const isProduction = config.NODE_ENV === 'production';

const METHODS: Readonly<Record<HttpMethod, (path: string) => MethodDecorator>> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  DELETE: Delete,
};

abstract class MountedController {
  constructor(
    readonly callers: CallerService,
    readonly calls: BoundedCallService,
    readonly journal: StaffJournalService,
    readonly publicAnswers: PublicAnswerService,
  ) {}
}

/**
 * Returns an ordinary Nest controller for a service's operations, made by applying Nest's own decorators.
 * @throws Error for a row without access: such a route must never be mounted.
 */
export function controllerFor(service: string, operations: readonly Operation[]): Type {
  class ServiceController extends MountedController {}
  Object.defineProperty(ServiceController, 'name', { value: `${service}Controller` });
  Inject(CallerService)(ServiceController, undefined, 0);
  Inject(BoundedCallService)(ServiceController, undefined, 1);
  Inject(StaffJournalService)(ServiceController, undefined, 2);
  Inject(PublicAnswerService)(ServiceController, undefined, 3);
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
    async value(this: MountedController, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (operation.givesDeviceCookie) giveDeviceCookie(request, reply, isProduction);
      const caller = await this.callers.admit(request, reply, operation);
      const input = readRequest(operation, request);
      const isShared = caller.kind === 'anonymous' && request.method === 'GET' && !wantsEncryption(request);
      const policy = isShared ? operation.cache : undefined;
      const answer = policy
        ? await this.publicAnswers.give({ operation, policy, input, caller }, request, reply)
        : await this.journal.keep({ operation, input, caller, request }, () =>
            this.calls.callForBytes(operation, input, keyedCaller(caller, request), request.ip),
          );
      if (answer) await answerSender.send(reply, operation, answer.json, contextOf(request).requestId);
    },
  });
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!;
  Reflect.defineMetadata('design:paramtypes', [Object, Object], prototype, name);
  Req()(prototype, name, 0);
  Res()(prototype, name, 1);
  InDialect(operation.family ?? DEFAULT_FAMILY)(prototype, name, descriptor);
  METHODS[method](path)(prototype, name, descriptor);
}

/** Splits `GET /a/{id}` as Nest needs it: `['GET', '/a/:id']`. */
export function splitBinding(operation: Operation): [HttpMethod, string] {
  const [method, path] = operation.http!.split(' ') as [HttpMethod, string];
  return [method, path.replace(/\{(\w+)\}/g, ':$1')];
}
