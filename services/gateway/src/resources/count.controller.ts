import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { platformErrors, type AdminPage } from '@mall/contracts/define';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InDialect } from '../envelope/dialect.js';
import { countQuestions, type CountQuestion } from './count-questions.js';
import { ResourceCallService, resourceNamed } from './resource-call.service.js';
import { listQuery } from './rest-query.js';

/**
 * `/api/rest/counts?of=[{"resource":"orders","filter":{"status":3}},…]`: how many records several lists have, in one
 * request. For the numbers in the console's menu and status tabs, which are requested again each minute.
 */
@Controller('rest/counts')
export class CountController {
  constructor(private readonly calls: ResourceCallService) {}

  /**
   * Returns counts in the order of the questions; null for a list that the caller may not see, or whose service does
   * not answer.
   */
  @InDialect('rest')
  @Get()
  counts(
    @Query('of') of: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<(number | null)[]> {
    return Promise.all(countQuestions(of).map((question) => this.count(question, request, reply)));
  }

  private async count(
    { resource: name, filter }: CountQuestion,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<number | null> {
    const resource = resourceNamed(name);
    const query = listQuery(resource, { filter: JSON.stringify(filter), range: '[0,0]' });
    try {
      const { total } = await this.calls.run<AdminPage<unknown>>(
        resource.list,
        query.request,
        request,
        reply,
      );
      return total;
    } catch (failure) {
      if (platformErrors.forbidden.is(failure) || platformErrors.unavailable.is(failure)) return null;
      throw failure;
    }
  }
}
