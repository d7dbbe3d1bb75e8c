import { Id, ListOfValues } from '@mall/validation';
import { userErrors } from '../user/user.errors.js';
import { defineApi, internal, personalDataRows } from '../define/index.js';

/** Internal: the buyer whose personal data is meant. */
export class BuyerDataDto {
  @Id() userId!: string;
}

/** Orders of a buyer in which money or goods are under way. */
export class OpenDealsView {
  /** Numbers of the orders, as people know them; the oldest first. */
  @ListOfValues('string') orderNumbers!: string[];
}

/** Operations on the orders of one person, for requests about personal data. */
export const orderPersonalApi = defineApi('order.personal', {
  ...personalDataRows,
  erase: { ...personalDataRows.erase, errors: [userErrors.erasureDealsOpen] },
  openDeals: {
    request: BuyerDataDto,
    response: OpenDealsView,
    access: internal(),
    summary:
      'Orders of a buyer that are not yet carried out or cancelled, and cancelled ones whose money is not yet returned.',
  },
});
