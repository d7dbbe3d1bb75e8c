import type { Random } from '@mall/demo/random';
import type { Outcome } from './oracle/index.js';
import type { Walk } from './walk.js';

export type Params = Readonly<
  Record<string, string | number | readonly number[] | readonly Step[] | Readonly<Record<string, string>>>
>;

/** A step of somebody as plain data: lists of steps can be printed, shortened and run again. */
export interface Step extends Params {
  readonly do: string;
}

/** A step that fits the present state, with its weight. */
export type Wish<P> = readonly [weight: number, params: P];

export interface Command<P extends Params = Params> {
  /** Returns steps that make sense in the present state. */
  readonly wishes: (walk: Walk, dice: Random) => readonly Wish<P>[];
  /** Returns any step, whether it makes sense or not; missing: only wishes are taken. */
  readonly any?: (walk: Walk, dice: Random) => P;
  /** Runs the step; returns undefined when there is nothing that it applies to. */
  readonly run: (walk: Walk, params: P) => Promise<Outcome | undefined>;
}

/** Declares a command; its parameters are known only to itself. */
export const command = <P extends Params>(typed: Command<P>): Command => typed as unknown as Command;

export type Commands = Readonly<Record<string, Command>>;
