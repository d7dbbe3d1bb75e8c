import { Injectable } from '@nestjs/common';
import type {
  PlaceholderView,
  PreviewTemplateDto,
  TemplateKind,
  TemplatePdfView,
} from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { Paper } from '../document/paper.js';
import { PaperDrawer } from '../document/paper-drawer.js';
import { paperHtml } from '../document/paper-html.js';
import { sayPaper } from '../document/say-paper.js';
import { textOf } from '../sales-contract/contract-text.js';
import { fill, meaningOf, placeholdersOf } from '../wording/placeholders.js';
import { samplePaper } from '../document/sample-paper.js';
import { sampleFacts } from '../wording/sample-facts.js';
import { requireSound } from './template.service.js';

/** Shows a wording with sample facts, saved or not. */
@Injectable()
export class TemplatePreview {
  constructor(private readonly drawer: PaperDrawer) {}

  /** @throws invalidInput as saving would. */
  html(request: PreviewTemplateDto, lang: Locale): string {
    return paperHtml(samplePaperOf(request, lang));
  }

  async pdf(request: PreviewTemplateDto, lang: Locale): Promise<TemplatePdfView> {
    const bytes = await this.drawer.draw(samplePaperOf(request, lang));
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

function samplePaperOf({ kind, title, preamble, clauses }: PreviewTemplateDto, lang: Locale): Paper {
  const content = { title, preamble, clauses };
  requireSound(kind, content);
  const issue = { version: 1, issuedAt: sampleFacts.issuedAt, factsHash: '0'.repeat(64) };
  const text = textOf(content, sampleFacts, lang);
  return sayPaper({ facts: samplePaper(kind), issue, text, isSample: true }, lang);
}
