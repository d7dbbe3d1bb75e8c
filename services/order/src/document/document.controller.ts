import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderDocumentApi,
  type DocumentFileDto,
  type DocumentIdDto,
  type DocumentOfOrderDto,
  type DocumentPageDto,
  type NameVinsDto,
  type OrdersWithVinsDto,
  type VerifyDocumentDto,
} from '@mall/contracts/order';
import { localeFrom, type Locale } from '@mall/validation';
import { CarVinService } from './car-vin.service.js';
import { DocumentService } from './document.service.js';

const langOf = (lang: string | undefined, caller: Caller): Locale =>
  lang ? localeFrom(lang) : caller.locale;

@Controller()
export class DocumentController implements HandlersOf<typeof orderDocumentApi> {
  constructor(
    private readonly documents: DocumentService,
    private readonly vins: CarVinService,
  ) {}

  @Handles(orderDocumentApi.invoice)
  invoice({ orderId, lang }: DocumentOfOrderDto, caller: Caller) {
    return this.documents.current(caller, orderId, 'invoice', langOf(lang, caller));
  }

  @Handles(orderDocumentApi.contract)
  contract({ orderId, lang }: DocumentOfOrderDto, caller: Caller) {
    return this.documents.current(caller, orderId, 'contract', langOf(lang, caller));
  }

  @Handles(orderDocumentApi.ofOrder)
  ofOrder({ orderId }: DocumentOfOrderDto, caller: Caller) {
    return this.documents.ofOrder(caller, orderId);
  }

  @Handles(orderDocumentApi.download)
  download({ documentId, lang }: DocumentFileDto, caller: Caller) {
    return this.documents.download(caller, documentId, langOf(lang, caller));
  }

  @Handles(orderDocumentApi.verify)
  verify(request: VerifyDocumentDto) {
    return this.documents.verify(request);
  }

  @Handles(orderDocumentApi.list)
  list(request: DocumentPageDto, caller: Caller) {
    return this.documents.page(request, caller);
  }

  @Handles(orderDocumentApi.one)
  one({ documentId }: DocumentIdDto) {
    return this.documents.one(documentId);
  }

  @Handles(orderDocumentApi.nameVins)
  nameVins(request: NameVinsDto, caller: Caller) {
    return this.vins.name(caller, request);
  }

  @Handles(orderDocumentApi.namedVins)
  namedVins(request: OrdersWithVinsDto) {
    return this.vins.named(request);
  }
}
