import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderContractCheckApi,
  type ContractCheckPageDto,
  type ContractScanRefDto,
  type SendScanBackDto,
} from '@mall/contracts/order';
import { ContractScanService } from './contract-scan.service.js';

@Controller()
export class ContractCheckController implements HandlersOf<typeof orderContractCheckApi> {
  constructor(private readonly scans: ContractScanService) {}

  @Handles(orderContractCheckApi.page)
  page(request: ContractCheckPageDto, caller: Caller) {
    return this.scans.page(request, caller);
  }

  @Handles(orderContractCheckApi.one)
  one({ scanId }: ContractScanRefDto, caller: Caller) {
    return this.scans.one(scanId, caller);
  }

  @Handles(orderContractCheckApi.accept)
  accept({ scanId }: ContractScanRefDto, caller: Caller) {
    return this.scans.accept(caller, scanId);
  }

  @Handles(orderContractCheckApi.sendBack)
  sendBack(request: SendScanBackDto, caller: Caller) {
    return this.scans.sendBack(caller, request);
  }
}
