import { Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { platformErrors, type AdminPage, type Operation } from '@mall/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InDialect } from '../envelope/dialect.js';
import { ResourceCallService, resourceNamed } from './resource-call.service.js';
import { knownFields, listQuery, withId } from './rest-query.js';

type Bag = Record<string, unknown>;

/** `/api/rest/<resource>`: the dialect of ra-data-simple-rest, from the same operations as the other paths. */
@Controller('rest/:resource')
export class ResourceController {
  constructor(private readonly calls: ResourceCallService) {}

  @InDialect('rest')
  @Get()
  async list(
    @Param('resource') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Bag[]> {
    const resource = resourceNamed(name);
    const query = listQuery(resource, request.query as Bag);
    const page = await this.calls.run<AdminPage<Bag>>(resource.list, query.request, request, reply);
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
    const resource = resourceNamed(name);
    return withId(
      resource,
      await this.calls.run<Bag>(offered(resource.one), { [resource.idField]: id }, request, reply),
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
    const resource = resourceNamed(name);
    const operation = offered(resource.create);
    return withId(
      resource,
      await this.calls.run<Bag>(operation, knownFields(operation, request.body), request, reply),
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
    const resource = resourceNamed(name);
    const operation = offered(resource.update);
    const changes = { ...knownFields(operation, request.body), [resource.idField]: id };
    const answer = await this.calls.run<Bag | null>(operation, changes, request, reply);
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
    const resource = resourceNamed(name);
    await this.calls.run(offered(resource.remove), { [resource.idField]: id }, request, reply);
    return { id };
  }
}

function offered(operation: Operation | undefined): Operation {
  if (!operation) throw platformErrors.notFound();
  return operation;
}
