import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderContractApi,
  type ContractIdDto,
  type SalesContractRefDto,
  type SignContractDto,
  type UploadContractDto,
} from '@mall/contracts/order';
import { localeFrom } from '@mall/validation';
import { ContractScanService } from './contract-scan.service.js';
import { SalesContractService } from './sales-contract.service.js';

@Controller()
export class SalesContractController implements HandlersOf<typeof orderContractApi> {
  constructor(
    private readonly contracts: SalesContractService,
    private readonly scans: ContractScanService,
  ) {}

  @Handles(orderContractApi.one)
  one({ orderId, lang }: SalesContractRefDto, caller: Caller) {
    return this.contracts.read(caller, orderId, lang ? localeFrom(lang) : caller.locale);
  }

  @Handles(orderContractApi.sendSigningCode)
  sendSigningCode({ contractId }: ContractIdDto, caller: Caller) {
    return this.contracts.sendSigningCode(caller, contractId);
  }

  @Handles(orderContractApi.sign)
  sign(request: SignContractDto, caller: Caller) {
    return this.contracts.sign(caller, request);
  }

  @Handles(orderContractApi.upload)
  upload(request: UploadContractDto, caller: Caller) {
    return this.scans.handIn(caller, request);
  }
}
