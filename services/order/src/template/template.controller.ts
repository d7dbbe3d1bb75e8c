import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import { platformErrors } from '@mall/contracts/define';
import { orderTemplateApi } from '@mall/contracts/order';

const later = (): never => {
  throw platformErrors.unavailable();
};

@Controller()
export class TemplateController implements HandlersOf<typeof orderTemplateApi> {
  @Handles(orderTemplateApi.list) list() {
    return later();
  }
  @Handles(orderTemplateApi.one) one() {
    return later();
  }
  @Handles(orderTemplateApi.placeholders) placeholders() {
    return later();
  }
  @Handles(orderTemplateApi.start) start() {
    return later();
  }
  @Handles(orderTemplateApi.edit) edit() {
    return later();
  }
  @Handles(orderTemplateApi.remove) remove() {
    return later();
  }
  @Handles(orderTemplateApi.publish) publish() {
    return later();
  }
  @Handles(orderTemplateApi.preview) preview() {
    return later();
  }
  @Handles(orderTemplateApi.previewPdf) previewPdf() {
    return later();
  }
}
