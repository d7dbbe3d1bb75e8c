// The answers about a deal that each role reads.
import type { Answer, Answers, Side } from './rule.js';

/** An answer with the role that reads it. */
export interface Voiced {
  readonly name: string;
  readonly side: Side;
  readonly answer: Answer;
}

/** Returns all answers about a deal. */
export function voices(answers: Answers): readonly Voiced[] {
  const all: readonly (readonly [string, Side, Answer | readonly Answer[] | undefined])[] = [
    ['the buyer’s page', 'buyer', answers.buyerDetail],
    ['the buyer’s list', 'buyer', answers.buyerRow],
    ['what to pay', 'buyer', answers.payInfo],
    ['the buyer’s refunds', 'buyer', answers.buyerRefunds],
    ['the merchant’s page', 'merchant', answers.merchantDetail],
    ['the merchant’s list', 'merchant', answers.merchantRow],
    ['the desk’s page', 'staff', answers.staffDetail],
    ['the desk’s list', 'staff', answers.staffRow],
    ['the desk of payments', 'staff', answers.desk],
  ];
  return all.flatMap(([name, side, answer]) =>
    [answer ?? []].flat().map((one) => ({ name, side, answer: one as Answer })),
  );
}

export const isOrderView = ({ answer }: Voiced): boolean =>
  'orderNumber' in answer && 'balanceFee' in answer && 'status' in answer;

export const listOf = (answer: Answer | undefined, key: string): readonly Answer[] =>
  (answer?.[key] ?? []) as readonly Answer[];

/** Returns the part `deal` of each order view. */
export const saidOf = (answers: Answers): readonly { name: string; side: Side; said: Answer }[] =>
  voices(answers)
    .filter(({ answer }) => isOrderView({ answer } as Voiced) && 'deal' in answer)
    .map(({ name, side, answer }) => ({ name, side, said: answer['deal'] as Answer }));
