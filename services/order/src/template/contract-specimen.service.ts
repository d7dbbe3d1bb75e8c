import { Injectable } from '@nestjs/common';
import type { ContractSpecimenView, TemplatePdfView } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import { PdfRenderService } from '../document/pdf-render.service.js';
import type { PrintedDocument } from '../document/printed-document.js';
import { sampleFacts } from '../wording/sample-facts.js';
import type { PublishedTemplate } from '../wording/template-content.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import { printedSample } from './printed-sample.js';

/** The contract in force for everybody to read: made like real ones, from an order and parties that do not exist. */
@Injectable()
export class ContractSpecimenService {
  /** PDFs by template and language. Drawing takes up to a second, and a template in force never changes. */
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly inForce: PublishedTemplateRepository,
    private readonly drawer: PdfRenderService,
  ) {}

  async read(lang: Locale): Promise<ContractSpecimenView> {
    const printed = printedContract(await this.inForce.now('contract'), lang);
    const { title, watermark, preamble, clauses, parties, cars, prices, importCosts } = printed;
    const blocks = [...parties, ...cars, { heading: prices.heading, rows: prices.totals }, ...importCosts];
    return {
      title,
      mark: watermark ?? '',
      preamble,
      clauses: clauses.map((clause) => ({ ...clause })),
      parts: blocks.map(({ heading, rows }) => ({
        heading,
        rows: rows.map(([label, value]) => ({ label, value })),
      })),
    };
  }

  /** Returns the PDF. @throws platformErrors.tooFrequent, unavailable when drawing fails. */
  async pdf(lang: Locale): Promise<TemplatePdfView> {
    const template = await this.inForce.now('contract');
    const bytes = await this.pdfOf(template, lang);
    return { fileName: `contract-specimen-${lang}.pdf`, contentBase64: bytes.toString('base64') };
  }

  private pdfOf(template: PublishedTemplate, lang: Locale): Promise<Buffer> {
    const key = `${template.templateId} ${lang}`;
    const known = this.drawn.get(key);
    if (known) return known;
    const bytes = this.drawer.draw(printedContract(template, lang));
    this.drawn.set(key, bytes);
    bytes.catch(() => this.drawn.delete(key));
    return bytes;
  }
}

const printedContract = ({ content }: PublishedTemplate, lang: Locale): PrintedDocument =>
  printedSample('contract', content, sampleFacts, lang);
