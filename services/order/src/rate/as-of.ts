import { rateLabels } from '@mall/contracts/order';
import type { FieldIssue, Texts } from '@mall/validation';
import { momentTexts } from '@mall/validation/typography';

const texts = {
  future: {
    ru: '«{label}»: это время ещё не наступило. Внесённый курс действует сразу, заранее его не вносят',
    zh: '{label}：该时间尚未到来。录入的汇率立即生效，不能提前录入',
    en: '“{label}”: that moment has not come yet. A rate counts as soon as it is entered, never from later on',
  },
  outdated: {
    ru: '«{label}»: уже внесён более новый курс, на {newest}; этот никогда бы не применялся',
    zh: '{label}：已有更新的汇率（{newest}），此汇率永远不会被采用',
    en: '“{label}”: a newer rate has been entered, as of {newest}; this one would never count',
  },
} as const satisfies Record<string, Texts>;

/** Maximum difference of the clocks of the browser that enters a rate and this server. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/**
 * Returns the fault of the moment of a rate, compared with the newest one entered for the same purpose. Of entered
 * rates the one with the latest moment counts, so an earlier one would be stored and never used, and one from the
 * future would count before its time.
 */
export function asOfIssue(asOf: Date, newest: Date | undefined, now: Date): FieldIssue | undefined {
  const label = rateLabels.asOf;
  if (asOf.getTime() > now.getTime() + CLOCKS_DIFFER_MS)
    return { field: 'asOf', text: texts.future, params: { label } };
  if (newest && asOf < newest)
    return { field: 'asOf', text: texts.outdated, params: { label, newest: momentTexts(newest) } };
  return undefined;
}
