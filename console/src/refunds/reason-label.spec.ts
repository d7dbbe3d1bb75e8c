import { refundsTexts } from './texts.js';
import { reasonLabelOf } from '../refund-review/reason-label.js';

test.each(['ru', 'zh', 'en'] as const)(
  'the words of staff are not labelled as those of the buyer: %s',
  (locale) => {
    const { fields } = refundsTexts[locale].resources.refunds;
    const said = (requestedBy: string): string | undefined =>
      fields[reasonLabelOf({ requestedBy }).split('.').at(-1) as keyof typeof fields];
    const buyer = { ru: /покупател/i, zh: /买家/, en: /buyer/i }[locale];
    expect(said('buyer')).toMatch(buyer);
    for (const other of ['staff', 'system']) {
      expect(said(other)).toBeTruthy();
      expect(said(other)).not.toMatch(buyer);
    }
  },
);
