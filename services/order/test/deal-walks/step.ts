import type { Random } from '@mall/demo/random';
import type { Outcome } from './oracle/index.js';
import type { Walk } from './walk.js';

export type Params = Readonly<
  Record<string, string | number | readonly number[] | readonly Step[] | Readonly<Record<string, string>>>
>;

/** What somebody does, as plain data: a list of steps can be printed, shortened and walked again. */
export interface Step extends Params {
  readonly do: string;
}

/** A step that fits the present state, and how much it is wanted. */
export type Wish<P> = readonly [weight: number, params: P];

export interface Command<P extends Params = Params> {
  /** Steps that make sense now. */
  readonly wishes: (walk: Walk, dice: Random) => readonly Wish<P>[];
  /** Any step, whether it makes sense or not; missing: only wished for. */
  readonly any?: (walk: Walk, dice: Random) => P;
  /** Takes the step; undefined when there is nothing to take it on. */
  readonly run: (walk: Walk, params: P) => Promise<Outcome | undefined>;
}

/** A command whose parameters are known only to itself. */
export const command = <P extends Params>(typed: Command<P>): Command => typed as unknown as Command;

export type Commands = Readonly<Record<string, Command>>;
