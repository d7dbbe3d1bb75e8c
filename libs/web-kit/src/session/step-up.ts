import type { FACTOR_FIELD, FRESH_FACTOR } from '@mall/contracts/define';
import { isApiError, type FieldIssue } from '../client/api-error.js';

// Written here too, because the module with all errors is larger than the shop's first page may load.
const FIELD: typeof FACTOR_FIELD = 'factor';
const FRESH: typeof FRESH_FACTOR = 'fresh';

/** Whether the issues of a refusal ask a signed-in person for a fresh second factor. */
export const asksForFactor = (issues: readonly FieldIssue[]): boolean =>
  issues.some(({ field, question }) => field === FIELD && question === FRESH);

/** Fields that a sign-in needs besides the first proof. */
export type StepField = 'factor' | 'newPassword';

/** A sign-in whose first proof was right, and that goes on with a ticket. */
export interface SignInStep {
  readonly ticket: string;
  readonly fields: readonly StepField[];
}

/** Returns the second step that a refused sign-in asks for; undefined for any other failure. */
export function stepOfSignIn(thrown: unknown): SignInStep | undefined {
  if (!isApiError(thrown) || asksForFactor(thrown.issues)) return undefined;
  const asked = thrown.issues.filter(({ field }) => field === FIELD || field === 'newPassword');
  const ticket = asked.find(({ question }) => question !== undefined)?.question;
  return ticket === undefined ? undefined : { ticket, fields: asked.map(({ field }) => field as StepField) };
}

interface Asked<Details> {
  readonly details: Details;
  readonly answered: Promise<boolean>;
  readonly answer: (isAnswered: boolean) => void;
}

/**
 * Asks the person on the page a question while a request waits: for their second factor, or for the second step of a
 * sign-in. Several requests share one question.
 */
export class PageQuestion<Details = void> {
  private question: Asked<Details> | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Pick<Asked<Details>, 'details'> | undefined => this.question;

  /** Resolves to whether it was answered; to false at once where no page can ask. */
  readonly ask = async (details: Details): Promise<boolean> => {
    if (this.question) return this.question.answered;
    if (this.listeners.size === 0) return false;
    let answer!: (isAnswered: boolean) => void;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    this.change({ details, answer, answered });
    return answered;
  };

  /** Called when the person has answered or declined, here or in another tab. */
  done(isAnswered: boolean): void {
    this.question?.answer(isAnswered);
    this.change(undefined);
  }

  private change(question: Asked<Details> | undefined): void {
    this.question = question;
    this.listeners.forEach((listener) => listener());
  }
}

/** Whether a caught value is the refusal of an act that needs a fresh second factor. */
export const isStepUp = (thrown: unknown): boolean => isApiError(thrown) && asksForFactor(thrown.issues);
