import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import { platformErrors } from '@mall/contracts/define';
import { orderDocumentApi } from '@mall/contracts/order';

const later = (): never => {
  throw platformErrors.unavailable();
};

@Controller()
export class DocumentController implements HandlersOf<typeof orderDocumentApi> {
  @Handles(orderDocumentApi.invoice) invoice() {
    return later();
  }
  @Handles(orderDocumentApi.contract) contract() {
    return later();
  }
  @Handles(orderDocumentApi.ofOrder) ofOrder() {
    return later();
  }
  @Handles(orderDocumentApi.download) download() {
    return later();
  }
  @Handles(orderDocumentApi.verify) verify() {
    return later();
  }
  @Handles(orderDocumentApi.list) list() {
    return later();
  }
  @Handles(orderDocumentApi.one) one() {
    return later();
  }
}
