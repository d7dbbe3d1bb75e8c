import { MallError } from '@mall/contracts/define';
import { chosenNeeds, listingRules, productErrors } from '@mall/contracts/product';
import { recordsIn } from '@mall/service-kit/records';
import { ListingRule } from './listing-rule.entity.js';

/** Rules of staff for listings. */
export const listingRuleRecords = recordsIn(listingRules, ListingRule, {
  write: ({ needs, ...kind }) => ({ ...kind, needs: needs && known(needs) }),
  taken: {
    listing_rule_kind: () => at('categoryId', productErrors.listingRuleExists()),
    listing_rule_category_id_fkey: () => at('categoryId', productErrors.categoryUnknown()),
  },
});

/** Returns the codes, each once. @throws productErrors.listingNeedUnknown */
function known(needs: readonly string[]): string[] {
  const unknown = needs.find((need) => !Object.hasOwn(chosenNeeds, need));
  if (unknown !== undefined) throw at('needs', productErrors.listingNeedUnknown({ need: unknown }));
  return [...new Set(needs)];
}

/** Returns the refusal with its text at a field of the form, too. */
const at = (field: string, { declaration, params }: MallError): MallError =>
  new MallError(declaration, params, [{ field, text: declaration.text, params }]);
