import type { Deal, Seen } from './facts.js';
import { bookRules } from './books.js';
import { fateRules, fateStepRules } from './fates.js';
import { beginRules, goodsRules, goodsStepRules, holdRules } from './goods.js';
import { historyRules, noticeRules, stepRules } from './history.js';
import { moneyRules } from './money.js';
import { paperRules, paperStepRules } from './papers.js';
import { limitRules, peopleRules } from './people.js';
import { priceRules } from './prices.js';
import type {
  Answers,
  BeginRule,
  DealRule,
  Outcome,
  SaidRule,
  SceneRule,
  SceneStepRule,
  StepRule,
  Told,
  Violation,
} from './rule.js';
import { saidRules } from './said.js';
import { lateStockRules, stockRules, stockStepRules } from './stock.js';
import { transferRules, transferStepRules } from './transfers.js';

export { Look } from './look.js';
export type * from './facts.js';
export type * from './rule.js';
export { fenLeft, kopecksLeft, openReturns } from './amounts.js';

const dealRules: Readonly<Record<string, DealRule>> = {
  ...moneyRules,
  ...bookRules,
  ...goodsRules,
  ...paperRules,
  ...peopleRules,
  ...historyRules,
};
const sceneRules: Readonly<Record<string, SceneRule>> = { ...transferRules, ...stockRules, ...limitRules };
const changeRules: Readonly<Record<string, StepRule>> = {
  ...goodsStepRules,
  ...paperStepRules,
  ...fateStepRules,
  ...stepRules,
};
const sharedRules: Readonly<Record<string, SceneStepRule>> = {
  ...priceRules,
  ...stockStepRules,
  ...transferStepRules,
};
const newRules: Readonly<Record<string, BeginRule>> = beginRules;
const lateRules: Readonly<Record<string, DealRule>> = { ...holdRules, ...noticeRules };
const lateSceneRules: Readonly<Record<string, SceneRule>> = { ...fateRules, ...lateStockRules };
const answerRules: Readonly<Record<string, SaidRule>> = saidRules;

/** Names of all invariants with their texts. */
export const invariants: Readonly<Record<string, string>> = {
  refusalIsClean: 'A refusal is a declared error, in each language, with what it names',
  everybodyIsAnswered: 'Buyer, shop and desk are answered what the deal is',
  ...Object.fromEntries(
    [
      dealRules,
      sceneRules,
      changeRules,
      sharedRules,
      newRules,
      lateRules,
      lateSceneRules,
      answerRules,
    ].flatMap((rules) => Object.entries(rules).map(([name, { says }]) => [name, says])),
  ),
};

const idOf = ({ order }: Deal): string => String(order.order_id);

function ofDeals(rules: Readonly<Record<string, DealRule>>, deals: readonly Deal[], told: Told): Violation[] {
  return Object.entries(rules).flatMap(([invariant, rule]) =>
    deals.flatMap((deal) =>
      rule.broken(deal, told).map((found) => ({ invariant, orderId: idOf(deal), found })),
    ),
  );
}

const ofScene = (rules: Readonly<Record<string, SceneRule>>, seen: Seen, told: Told): Violation[] =>
  Object.entries(rules).flatMap(([invariant, rule]) =>
    rule.broken(seen, told).map((found) => ({ invariant, orderId: '', found })),
  );

/** Returns the violations of rules for single states. */
export const wrongNow = (seen: Seen, told: Told): Violation[] => [
  ...ofDeals(dealRules, seen.deals, told),
  ...ofScene(sceneRules, seen, told),
];

/** Returns the violations of rules for changes. */
export function wrongChange(after: Seen, before: Seen, outcome: Outcome, told: Told): Violation[] {
  const ofShared = Object.entries(sharedRules).flatMap(([invariant, rule]) =>
    rule.broken(after, before).map((found) => ({ invariant, orderId: '', found })),
  );
  const ofChanges = after.deals.flatMap((deal) => {
    const was = before.deals.find((one) => idOf(one) === idOf(deal));
    if (!was)
      return Object.entries(newRules).flatMap(([invariant, rule]) =>
        rule.broken(deal, before, after, told).map((found) => ({ invariant, orderId: idOf(deal), found })),
      );
    const own =
      (outcome.orderId === undefined || outcome.orderId === idOf(deal)) && !outcome.isUnsure
        ? outcome
        : { end: 'done' as const };
    return Object.entries(changeRules).flatMap(([invariant, rule]) =>
      rule.broken(deal, was, own).map((found) => ({ invariant, orderId: idOf(deal), found })),
    );
  });
  return [...ofShared, ...ofChanges];
}

/** Returns the violations of rules for answers about a deal. */
export function wrongWords(deal: Deal, answers: Answers, told: Told): Violation[] {
  return Object.entries(answerRules).flatMap(([invariant, rule]) =>
    rule.broken(deal, answers, told).map((found) => ({ invariant, orderId: idOf(deal), found })),
  );
}

/** Returns the violations of rules that hold when all events have been handled. */
export function wrongInTheEnd(seen: Seen, told: Told): Violation[] {
  return [
    ...wrongNow(seen, told),
    ...ofDeals(lateRules, seen.deals, told),
    ...ofScene(lateSceneRules, seen, told),
  ];
}
