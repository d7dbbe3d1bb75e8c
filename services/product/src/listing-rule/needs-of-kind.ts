import {
  anglesOf,
  viewNeeds,
  carFact,
  defaultListingRules,
  isCarFact,
  anyhowNeededBy,
  saleNeedCodes,
} from '@mall/contracts/product';
import { CAR_COLUMNS } from '../entities/car-columns.js';

/**
 * Returns SQL for the needs of cars of a category and condition, both given as SQL: those of the rule of the nearest category, or of
 * the rule for all categories; NULL without any rule.
 */
export const needsOfKind = (condition: string, categoryId: string): string => `
  (SELECT r.needs FROM listing_rule r LEFT JOIN category ruled ON ruled.category_id = r.category_id
    WHERE r.condition = ${condition}
      AND (r.category_id IS NULL OR r.category_id::text = ANY
           (SELECT unnest(string_to_array(c.path, '-')) FROM category c WHERE c.category_id = ${categoryId}))
    ORDER BY ruled.level DESC NULLS LAST LIMIT 1)`;

const arrayOf = (codes: readonly string[]): string => `'{${codes.join()}}'::text[]`;

/** Condition by which a car of `spu s` has no picture from one of the angles. */
const lacksAngle = (angles: readonly string[]): string =>
  `NOT jsonb_path_exists(s.pictures, '$[*] ? (${angles.map((angle) => `@.angle == "${angle}"`).join(' || ')})')`;

/** Conditions by which a car of `spu s` does not meet a need, as `saleNeeds` declares it. */
const LACKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(viewNeeds.map((need) => [need, lacksAngle(anglesOf(need))])),
  defectViews: `jsonb_path_exists(s.inspection, '$.defects[*]') AND ${lacksAngle(['defect'])}
    AND NOT jsonb_path_exists(s.inspection, '$.defects[*] ? (@.imgUrl != "")')`,
  inspection: `COALESCE(s.inspection->>'inspectedOn', '') = ''`,
  pictures: `COALESCE(s.pictures, '[]') = '[]'`,
};

function lacks(code: string): string {
  const declared = LACKS[code];
  if (declared) return declared;
  const { column, type } = CAR_COLUMNS[code]!;
  if (code === 'name' || (isCarFact(code) && carFact(code).kind === 'texts'))
    return `jsonb_path_exists(s.${column}, '$.* ? (@ like_regex "\\\\S")') IS NOT TRUE`;
  return type === 'text' ? `COALESCE(s.${column}, '') = ''` : `s.${column} IS NULL`;
}

const lacking = saleNeedCodes.map((code) => `CASE WHEN ${lacks(code)} THEN '${code}' END`).join(', ');

/** Condition by which a car of `spu s` lacks something that its sale needs; what it means is declared by `leftBeforeSale`. */
export const IS_INCOMPLETE = `
  (CASE WHEN s.condition = 'used' THEN ${arrayOf(anyhowNeededBy('used'))} ELSE ${arrayOf(anyhowNeededBy('new'))} END
   || COALESCE(${needsOfKind('s.condition', 's.category_id')},
               CASE s.condition WHEN 'used' THEN ${arrayOf(defaultListingRules.used.needs)}
                                WHEN 'new' THEN ${arrayOf(defaultListingRules.new.needs)} END,
               '{}'))
  && array_remove(ARRAY[${lacking}], NULL)`;
