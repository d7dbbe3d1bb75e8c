import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { orderImportApi, type ImportOrderDto } from '@mall/contracts/order';
import { OrderImportService } from './order-import.service.js';

@Controller()
export class OrderImportController implements HandlersOf<typeof orderImportApi> {
  constructor(private readonly imports: OrderImportService) {}

  @Handles(orderImportApi.importOrder)
  importOrder(request: ImportOrderDto, caller: Caller) {
    return this.imports.importOrder(caller, request);
  }
}
