import { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { orderDeskViewApi, type ExportPartView } from '@mall/contracts/order';
import { OperationCaller } from '@mall/messaging';
import { borderDay } from '@mall/validation/typography';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallerService } from '../access/caller.service.js';
import { InDialect } from '../envelope/dialect.js';
import { checkRequest } from '../mount/read-request.js';

/** Maximum rows, beyond which a list is a report and the filters should be narrowed. */
const MOST_ROWS = 100_000;

/**
 * The order list as CSV, for staff and, limited to their own shop, for merchants. Parts are fetched one after the other
 * as the reader takes them, so that neither side ever holds the whole list.
 */
@Controller()
export class OrderExportController {
  constructor(
    private readonly callers: CallerService,
    private readonly operations: OperationCaller,
  ) {}

  @InDialect('admin')
  @Get('admin/order/export')
  exportForStaff(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.export(request, reply);
  }

  @InDialect('mall')
  @Get('mall4cloud_order/m/order/export')
  exportForMerchant(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.export(request, reply);
  }

  private async export(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const operation = orderDeskViewApi.exportPart;
    const caller = await this.callers.admit(request, reply, operation);
    const filter = checkRequest(operation, { ...(request.query as object) });
    // The first part is read before the head is sent, so that a refusal has its own status.
    const first = await this.part(filter, caller);
    const day = borderDay();
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="orders-${day}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(this.parts(first, filter, caller)));
  }

  private async *parts(first: ExportPartView, filter: object, caller: Caller): AsyncGenerator<string> {
    let part = first;
    for (let rows = part.rows; ; rows += part.rows) {
      if (part.csv) yield part.csv;
      if (!part.nextAfterId || rows >= MOST_ROWS) return;
      part = await this.part({ ...filter, afterId: part.nextAfterId }, caller);
    }
  }

  private part(request: object, caller: Caller): Promise<ExportPartView> {
    return this.operations.call(orderDeskViewApi.exportPart, request as never, caller);
  }
}
