import { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { orderDeskApi, type ExportPartView } from '@mall/contracts/order';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Callers } from '../access/callers.js';
import { BoundedCalls } from '../limits/bounded-calls.js';
import { checkRequest } from '../mount/read-request.js';

/** A list of any length as one file: the parts are asked for while the file is on its way. */
@Controller('admin/order/export')
export class OrderExportController {
  constructor(
    private readonly callers: Callers,
    private readonly calls: BoundedCalls,
  ) {}

  /** Takes the filters of the order list; the columns are in the caller's language. */
  @Get()
  async save(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const caller = await this.callers.admit(request, reply, orderDeskApi.exportPart.access);
    const parts = this.parts(request.query as object, caller, request.ip);
    // The first part comes before the headers go, so that a refusal is still an answer of its own.
    const first = await parts.next();
    const file = async function* () {
      if (!first.done) yield first.value;
      yield* parts;
    };
    await reply
      .status(200)
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="orders.csv"',
        'cache-control': 'no-store',
      })
      .send(Readable.from(file()));
  }

  private async *parts(filter: object, caller: Caller, address: string): AsyncGenerator<string, void> {
    let afterId: string | null | undefined;
    do {
      const input = checkRequest(orderDeskApi.exportPart, { ...filter, afterId: afterId ?? undefined });
      const part = (await this.calls.call(orderDeskApi.exportPart, input, caller, address)) as ExportPartView;
      yield part.csv;
      afterId = part.nextAfterId;
    } while (afterId);
  }
}
