import type { Deal, Seen } from './facts.js';

/** What the oracle is told beside what it sees: facts of the walk that no database holds. */
export interface Told {
  /** Units of each car when the walk began, by sku. */
  readonly units: ReadonlyMap<number, number>;
  /** Texts that people typed, and who may read them. */
  readonly typed: readonly TypedText[];
  /** Above this, fen, one person moves nothing alone. */
  readonly secondPersonAbove: number;
  /** The least seconds between opening a contract and signing it. */
  readonly readingSeconds: number;
  /** What a buyer who has bought nothing may hold. */
  readonly heldCars: number;
}

export type Side = 'buyer' | 'merchant' | 'staff';

export interface TypedText {
  readonly text: string;
  readonly readers: readonly Side[];
}

/** Answers to each role about one deal, as JSON; absent where the role was refused. */
export interface Answers {
  readonly buyerDetail?: Answer | undefined;
  readonly buyerRow?: Answer | undefined;
  readonly payInfo?: Answer | undefined;
  readonly buyerRefunds?: readonly Answer[] | undefined;
  readonly merchantDetail?: Answer | undefined;
  readonly merchantRow?: Answer | undefined;
  readonly staffDetail?: Answer | undefined;
  readonly staffRow?: Answer | undefined;
  readonly desk?: readonly Answer[] | undefined;
}

export type Answer = Readonly<Record<string, unknown>>;

/** What a step was answered. */
export interface Outcome {
  readonly end: 'done' | 'refused' | 'failed';
  /** The key of the refusal, or what went wrong. */
  readonly why?: string;
  /** It was the same request as the one before, which had been done; its name. */
  readonly repeats?: string;
  /** A slip of exactly the amount that was shown as due was to be confirmed in full. */
  readonly isAsShown?: boolean;
  /** What was said of the cars of an order that was cancelled. */
  readonly carFate?: string;
  /** An answer was lost, so that what was refused may have been done before. */
  readonly isUnsure?: boolean;
  /** The order that the step was about, by id. */
  readonly orderId?: string;
}

export interface Violation {
  readonly invariant: string;
  readonly orderId: string;
  readonly found: string;
}

/** What always holds of one deal. */
export interface DealRule {
  readonly says: string;
  readonly broken: (deal: Deal, told: Told) => readonly string[];
}

/** What holds of all deals of a walk together. */
export interface SceneRule {
  readonly says: string;
  readonly broken: (seen: Seen, told: Told) => readonly string[];
}

/** What holds of each change. */
export interface StepRule {
  readonly says: string;
  readonly broken: (after: Deal, before: Deal, outcome: Outcome) => readonly string[];
}

/** What holds of each change of what the deals of a walk share. */
export interface SceneStepRule {
  readonly says: string;
  readonly broken: (after: Seen, before: Seen) => readonly string[];
}

/** What holds of a deal when it is made. */
export interface BeginRule {
  readonly says: string;
  readonly broken: (deal: Deal, before: Seen, after: Seen, told: Told) => readonly string[];
}

export interface SaidRule {
  readonly says: string;
  readonly broken: (deal: Deal, answers: Answers, told: Told) => readonly string[];
}

/** A list with one finding where the condition does not hold. */
export const unless = (holds: boolean, found: string): readonly string[] => (holds ? [] : [found]);
