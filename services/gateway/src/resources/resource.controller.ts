import { Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { allResources } from '@mall/contracts/all';
import { platformErrors, type AdminPage, type Operation, type Resource } from '@mall/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerService } from '../access/caller.service.js';
import { InDialect } from '../envelope/dialect.js';
import { BoundedCallService } from '../limits/bounded-call.service.js';
import { StaffJournalService } from '../journal/staff-journal.service.js';
import { checkRequest } from '../mount/read-request.js';
import { knownFields, listQuery, withId } from './rest-query.js';

type Bag = Record<string, unknown>;

const resources = new Map(allResources.map((resource) => [resource.name, resource]));

/** `/api/rest/<resource>`: the dialect of ra-data-simple-rest, from the same operations as the other paths. */
@Controller('rest/:resource')
export class ResourceController {
  constructor(
    private readonly callers: CallerService,
    private readonly calls: BoundedCallService,
    private readonly journal: StaffJournalService,
  ) {}

  @InDialect('rest')
  @Get()
  async list(
    @Param('resource') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Bag[]> {
    const resource = find(name);
    const query = listQuery(resource, request.query as Bag);
    const page = await this.run<AdminPage<Bag>>(resource.list, query.request, request, reply);
    const last = query.from + page.records.length - 1;
    const range = page.records.length > 0 ? `${query.from}-${last}` : '*';
    void reply
      .header('content-range', `${name} ${range}/${page.total}`)
      .header('x-total-count', String(page.total));
    return page.records.map((record) => withId(resource, record));
  }

  @InDialect('rest')
  @Get(':id')
  async one(
    @Param('resource') name: string,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Bag> {
    const resource = find(name);
    return withId(
      resource,
      await this.run<Bag>(offered(resource.one), { [resource.idField]: id }, request, reply),
    );
  }

  @InDialect('rest')
  @Post()
  @HttpCode(200)
  async create(
    @Param('resource') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Bag> {
    const resource = find(name);
    const operation = offered(resource.create);
    return withId(
      resource,
      await this.run<Bag>(operation, knownFields(operation, request.body), request, reply),
    );
  }

  @InDialect('rest')
  @Put(':id')
  async update(
    @Param('resource') name: string,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Bag> {
    const resource = find(name);
    const operation = offered(resource.update);
    const changes = { ...knownFields(operation, request.body), [resource.idField]: id };
    const answer = await this.run<Bag | null>(operation, changes, request, reply);
    return withId(resource, { ...answer, [resource.idField]: id });
  }

  @InDialect('rest')
  @Delete(':id')
  async remove(
    @Param('resource') name: string,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Bag> {
    const resource = find(name);
    await this.run(offered(resource.remove), { [resource.idField]: id }, request, reply);
    return { id };
  }

  private async run<T>(
    operation: Operation,
    plain: Bag,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<T> {
    const caller = await this.callers.admit(request, reply, operation.access);
    void reply.header('cache-control', 'no-store');
    const input = checkRequest(operation, plain);
    return (await this.journal.keep({ operation, input, caller, request }, () =>
      this.calls.call(operation, input, caller, request.ip),
    )) as T;
  }
}

function find(name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw platformErrors.notFound();
  return resource;
}

function offered(operation: Operation | undefined): Operation {
  if (!operation) throw platformErrors.notFound();
  return operation;
}
