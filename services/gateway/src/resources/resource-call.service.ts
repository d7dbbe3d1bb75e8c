import { Injectable } from '@nestjs/common';
import { type Operation, platformErrors, type Resource } from '@mall/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allResources } from '@mall/contracts/all';
import { CallerService } from '../access/caller.service.js';
import { keyedCaller } from '../access/request-context.js';
import { StaffJournalService } from '../journal/staff-journal.service.js';
import { BoundedCallService } from '../limits/bounded-call.service.js';
import { checkRequest } from '../mount/read-request.js';

const resources = new Map(allResources.map((resource) => [resource.name, resource]));

/** Returns the resource of this name. @throws platformErrors.notFound */
export function resourceNamed(name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw platformErrors.notFound();
  return resource;
}

/** Calls the operations of resources for the sender of the request. */
@Injectable()
export class ResourceCallService {
  constructor(
    private readonly callers: CallerService,
    private readonly calls: BoundedCallService,
    private readonly journal: StaffJournalService,
  ) {}

  async run<T>(
    operation: Operation,
    plain: Readonly<Record<string, unknown>>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<T> {
    const caller = await this.callers.admit(request, reply, operation);
    void reply.header('cache-control', 'no-store');
    const input = checkRequest(operation, plain);
    return (await this.journal.keep({ operation, input, caller, request }, () =>
      this.calls.call(operation, input, keyedCaller(caller, request), request.ip),
    )) as T;
  }
}
