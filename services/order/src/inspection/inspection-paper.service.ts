import { Injectable } from '@nestjs/common';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { inspectionErrors, type InspectionPdfView } from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { Locale } from '@mall/validation';
import { LRUCache } from 'lru-cache';
import { PdfRenderService } from '../document/pdf-render.service.js';
import { PayeeService } from '../order/payee.service.js';
import { toPrintedInspection } from './to-printed-inspection.js';

/**
 * Maximum papers drawn in parallel: everybody may request these papers, and contracts and invoices are drawn by the
 * same thread.
 */
const MOST_DRAWN_AT_ONCE = 3;
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

/** Inspection reports of cars as PDF; papers that were requested lately are kept in memory until the report changes. */
@Injectable()
export class InspectionPaperService {
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + 2 * key.length,
  });
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly payees: PayeeService,
    private readonly drawer: PdfRenderService,
    @InjectClient(orderCalls.cars) private readonly cars: ClientOf<typeof orderCalls.cars>,
  ) {}

  /**
   * Returns the PDF.
   * @throws productErrors.carGone, inspectionErrors.noInspection; platformErrors.tooFrequent while several others are
   * drawn, unavailable when drawing fails.
   */
  async pdf(spuId: string, lang: Locale, caller: Caller): Promise<InspectionPdfView> {
    const car = await this.cars.prodInfo({ spuId }, { ...caller, locale: lang });
    if (!car.inspection) throw inspectionErrors.noInspection();
    const seller = await this.payees.now();
    const printed = toPrintedInspection({ car, report: car.inspection, seller }, lang);
    const key = JSON.stringify(printed);
    const bytes = this.drawn.get(key) ?? (await this.drawOnce(key, () => this.drawer.draw(printed)));
    return { fileName: `inspection-${spuId}-${lang}.pdf`, contentBase64: bytes.toString('base64') };
  }

  private drawOnce(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.underWay.get(key);
    if (known) return known;
    if (this.underWay.size >= MOST_DRAWN_AT_ONCE) throw platformErrors.tooFrequent({ seconds: 2 });
    const bytes = draw()
      .then((made) => {
        this.drawn.set(key, made);
        return made;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, bytes);
    return bytes;
  }
}
