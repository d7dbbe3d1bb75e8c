import type { Deal, Seen } from './facts.js';

/** Facts of the walk that no database holds. */
export interface Told {
  /** Units of each car at the start of the walk, by sku. */
  readonly units: ReadonlyMap<number, number>;
  /** Texts that people entered, with the roles that may read them. */
  readonly typed: readonly TypedText[];
  /** Amount in fen above which a second person is needed. */
  readonly secondPersonAbove: number;
  /** Minimum seconds between opening a contract and signing it. */
  readonly readingSeconds: number;
  /** Number of cars that a buyer without a purchase may hold. */
  readonly heldCars: number;
}

export type Side = 'buyer' | 'merchant' | 'staff';

export interface TypedText {
  readonly text: string;
  readonly readers: readonly Side[];
}

/** Answers about one deal, by role, as JSON; absent where the role was refused. */
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

/** Answer to a step. */
export interface Outcome {
  readonly end: 'done' | 'refused' | 'failed';
  /** Key of the refusal, or the failure. */
  readonly why?: string;
  /** Name of the last request, if this one repeats it and it had succeeded. */
  readonly repeats?: string;
  /** Whether a slip of exactly the amount that was shown as due was to be confirmed in full. */
  readonly isAsShown?: boolean;
  /** Decision about the cars of a cancelled order. */
  readonly carFate?: string;
  /** Whether an answer was lost, so that a refused request may have been carried out before. */
  readonly isUnsure?: boolean;
  /** Id of the order that the step was about. */
  readonly orderId?: string;
}

export interface Violation {
  readonly invariant: string;
  readonly orderId: string;
  readonly found: string;
}

/** A rule for each state of one deal. */
export interface DealRule {
  readonly says: string;
  readonly broken: (deal: Deal, told: Told) => readonly string[];
}

/** A rule for each state of all deals of a walk together. */
export interface SceneRule {
  readonly says: string;
  readonly broken: (seen: Seen, told: Told) => readonly string[];
}

/** A rule for each change of a deal. */
export interface StepRule {
  readonly says: string;
  readonly broken: (after: Deal, before: Deal, outcome: Outcome) => readonly string[];
}

/** A rule for each change of rows that the deals of a walk share. */
export interface SceneStepRule {
  readonly says: string;
  readonly broken: (after: Seen, before: Seen) => readonly string[];
}

/** A rule for a new deal. */
export interface BeginRule {
  readonly says: string;
  readonly broken: (deal: Deal, before: Seen, after: Seen, told: Told) => readonly string[];
}

export interface SaidRule {
  readonly says: string;
  readonly broken: (deal: Deal, answers: Answers, told: Told) => readonly string[];
}

/** Returns a list with one finding when the condition does not hold. */
export const unless = (holds: boolean, found: string): readonly string[] => (holds ? [] : [found]);
