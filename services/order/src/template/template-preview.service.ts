import { Injectable } from '@nestjs/common';
import type {
  PlaceholderView,
  PreviewTemplateDto,
  TemplateKind,
  TemplatePdfView,
} from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { PrintedDocument } from '../document/printed-document.js';
import { PdfRenderService } from '../document/pdf-render.service.js';
import { documentHtml } from '../document/document-html.js';
import { toPrintedDocument } from '../document/to-printed-document.js';
import { textOf } from '../sales-contract/contract-text.js';
import { fill, meaningOf, placeholdersOf } from '../wording/placeholders.js';
import { sampleDocument } from '../document/sample-document.js';
import { sampleFacts } from '../wording/sample-facts.js';
import { requireSound } from './template.service.js';

/** Shows a wording with sample facts, saved or not. */
@Injectable()
export class TemplatePreviewService {
  constructor(private readonly drawer: PdfRenderService) {}

  /** @throws invalidInput as saving would. */
  html(request: PreviewTemplateDto, lang: Locale): string {
    return documentHtml(sampleDocumentOf(request, lang));
  }

  async pdf(request: PreviewTemplateDto, lang: Locale): Promise<TemplatePdfView> {
    const bytes = await this.drawer.draw(sampleDocumentOf(request, lang));
    return { fileName: `${request.kind}-${lang}.pdf`, contentBase64: bytes.toString('base64') };
  }

  placeholders(kind: TemplateKind, lang: Locale): PlaceholderView[] {
    return placeholdersOf(kind).map((name) => ({
      name,
      meaning: meaningOf(name)[lang],
      sample: fill(`{${name}}`, sampleFacts, lang),
    }));
  }
}

function sampleDocumentOf(
  { kind, title, preamble, clauses }: PreviewTemplateDto,
  lang: Locale,
): PrintedDocument {
  const content = { title, preamble, clauses };
  requireSound(kind, content);
  const issue = { version: 1, issuedAt: sampleFacts.issuedAt, factsHash: '0'.repeat(64) };
  const text = textOf(content, sampleFacts, lang);
  return toPrintedDocument({ facts: sampleDocument(kind), issue, text, isSample: true }, lang);
}
