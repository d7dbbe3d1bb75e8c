import { Injectable } from '@nestjs/common';
import type {
  PlaceholderView,
  PreviewTemplateDto,
  TemplateKind,
  TemplatePdfView,
} from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import { PayeeService } from '../order/payee.service.js';
import type { PrintedDocument } from '../document/printed-document.js';
import { PdfRenderService } from '../document/pdf-render.service.js';
import { documentHtml } from '../document/document-html.js';
import { fill, meaningOf, placeholdersOf, type TemplateFacts } from '../wording/placeholders.js';
import { sampleSoldBy } from '../wording/sample-facts.js';
import { printedSample } from './printed-sample.js';
import { requireSound } from './template.service.js';

/** Renders a wording, saved or not, with the facts of a sample order. */
@Injectable()
export class TemplatePreviewService {
  constructor(
    private readonly drawer: PdfRenderService,
    private readonly payees: PayeeService,
  ) {}

  /** Returns the HTML. @throws invalidInput as saving would. */
  async html(request: PreviewTemplateDto, lang: Locale): Promise<string> {
    return documentHtml(sampleDocumentOf(request, lang, await this.sample()));
  }

  async pdf(request: PreviewTemplateDto, lang: Locale): Promise<TemplatePdfView> {
    const bytes = await this.drawer.draw(sampleDocumentOf(request, lang, await this.sample()));
    return { fileName: `${request.kind}-${lang}.pdf`, contentBase64: bytes.toString('base64') };
  }

  async placeholders(kind: TemplateKind, lang: Locale): Promise<PlaceholderView[]> {
    const facts = await this.sample();
    return placeholdersOf(kind).map((name) => ({
      name,
      meaning: meaningOf(name)[lang],
      sample: fill(`{${name}}`, facts, lang),
    }));
  }

  private async sample(): Promise<TemplateFacts> {
    return sampleSoldBy(await this.payees.now());
  }
}

function sampleDocumentOf(
  { kind, title, preamble, clauses }: PreviewTemplateDto,
  lang: Locale,
  facts: TemplateFacts,
): PrintedDocument {
  const content = { title, preamble, clauses };
  requireSound(kind, content);
  return printedSample(kind, content, facts, lang);
}
