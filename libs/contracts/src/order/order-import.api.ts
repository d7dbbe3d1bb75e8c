import { FileUrl, Id, Int, OneOf, Text } from '@mall/validation';
import { defineApi, internal, text } from '../define/index.js';

/** An order for the demo: placed for a buyer and taken through the machine as far as `reach`. */
export class ImportOrderDto {
  @Text({ max: 40, pattern: /^[\w-]+$/, description: 'The same key makes one order', kind: 'raw' })
  importKey!: string;
  @Id() userId!: string;
  @Id() addrId!: string;
  @Id() spuId!: string;
  @Id() skuId!: string;
  @Int({ min: 1, max: 999, optional: true }) count = 1;
  @OneOf(['unpaid', 'toConfirm', 'toShip', 'shipped', 'completed', 'cancelled']) reach!:
    'unpaid' | 'toConfirm' | 'toShip' | 'shipped' | 'completed' | 'cancelled';
  /** Hours since it was placed. An unpaid order must be younger than the time to pay. */
  @Int({ min: 0, max: 24 * 365, optional: true }) ageHours = 0;
  /** Address of an already uploaded slip; needed from `toConfirm` on. */
  @FileUrl({ optional: true }) slipUrl?: string;
}

export const orderImportApi = defineApi('order.import', {
  importOrder: {
    request: ImportOrderDto,
    response: text,
    access: internal(),
    summary: 'Place a demo order and take it to a state; answers its id.',
  },
});
