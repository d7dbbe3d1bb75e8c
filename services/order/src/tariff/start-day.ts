import { tariffLabels } from '@mall/contracts/order';
import type { FieldIssue, Texts } from '@mall/validation';
import { dayTexts } from '@mall/validation/typography';

const text: Texts = {
  ru: '«{label}»: не раньше {since}. С этого дня действует нынешняя версия, и более ранняя никогда бы не считалась',
  zh: '{label}不得早于{since}：现行版本自该日起生效，更早的版本永远不会被采用',
  en: '“{label}”: {since} at the earliest. The version in force began then, and an earlier one would never count',
};

/**
 * Returns the fault of the first day of a version, where another has been in force since a day. Starting before that
 * day, the new version would count as replaced from the beginning. From that day on it corrects or follows the one in
 * force, even if the day has passed: a law that is entered late. Orders keep what they were shown. Days are
 * `yyyy-MM-dd`.
 */
export function startDayIssue(validFrom: string, inForceSince: string | undefined): FieldIssue | undefined {
  if (inForceSince === undefined || validFrom >= inForceSince) return undefined;
  const params = { label: tariffLabels.validFrom, since: dayTexts(inForceSince) };
  return { field: 'validFrom', text, params };
}
