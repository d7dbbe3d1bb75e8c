import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import { orderCalls } from '@mall/contracts/services/order';
import { textOf, withCarsOf, type ContractText } from '../sales-contract/contract-text.js';
import { SalesContractRepository } from '../sales-contract/sales-contract.repository.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import { DocumentRepository, type NewDocumentFile, type IssuedDocument } from './document.repository.js';
import { PdfRenderService } from './pdf-render.service.js';
import type { DocumentFacts } from './document-facts.js';
import { fileNameOf } from './document-words.js';
import { toPrintedDocument } from './to-printed-document.js';

/** PDFs of issued documents: drawn at the first request for a language, then stored and never drawn again. */
@Injectable()
export class DocumentFileService {
  private readonly making = new Map<string, Promise<NewDocumentFile>>();

  constructor(
    private readonly documents: DocumentRepository,
    private readonly contracts: SalesContractRepository,
    private readonly templates: PublishedTemplateRepository,
    private readonly drawer: PdfRenderService,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
  ) {}

  async fileOf(document: IssuedDocument, lang: Locale): Promise<NewDocumentFile> {
    const { documentId } = document;
    const known = await this.documents.file(documentId, lang);
    if (known) return known;
    const key = `${documentId} ${lang}`;
    const underWay = this.making.get(key) ?? this.make(document, lang).finally(() => this.making.delete(key));
    this.making.set(key, underWay);
    return underWay;
  }

  private async make(document: IssuedDocument, lang: Locale): Promise<NewDocumentFile> {
    const { documentId } = document;
    const bytes = await this.draw(document, lang);
    const originName = fileNameOf(document.stage, document.documentNumber, document.version, lang);
    // When two processes draw it, they produce the same bytes, and the file service stores one.
    const stored = await this.files.storePaper({ name: originName, contentBase64: bytes.toString('base64') });
    await this.documents.keepFile({ documentId, lang, originName, ...stored });
    return (await this.documents.file(documentId, lang))!;
  }

  private async draw(document: IssuedDocument, lang: Locale): Promise<Buffer> {
    const facts = await this.documents.factsOf(document.documentId);
    const contract = (await this.contracts.ofOrder(document.orderId))!;
    const isContract = document.kind === 'contract';
    // A text that was signed, or issued before it was replaced, is read as it was, and not made from the
    // present template; only the VINs of its cars are those of this version.
    const text = isContract
      ? withCarsOf(await this.contracts.textOf(contract, facts.textHash ?? contract.hash), facts.contract)[
          lang
        ]
      : await this.invoiceText(document, facts, lang);
    const signature = facts.stage === 'signed' ? contract.signature : null;
    const printed = toPrintedDocument(
      { facts, issue: document, text, ...(signature ? { signature } : {}) },
      lang,
    );
    return this.drawer.draw(printed);
  }

  private async invoiceText(
    { templateId }: IssuedDocument,
    { contract, documentNumber, paidAt }: DocumentFacts,
    lang: Locale,
  ): Promise<ContractText> {
    const { content } = await this.templates.one(templateId);
    return textOf(content, { ...contract, documentNumber, paidAt }, lang);
  }
}
