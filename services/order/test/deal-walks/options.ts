/** Options of `npm run walks` and of the table of faults; `npm test` takes a short form. */
export interface Options {
  readonly walks: number;
  /** Number of the first walk of each seed. */
  readonly first: number;
  readonly seeds: readonly number[];
  readonly steps: number;
  /** Number of parallel walks. */
  readonly lanes: number;
  /** Seconds after which no further walk of a seed begins. */
  readonly seconds: number;
  readonly kills: boolean;
  readonly survey: boolean;
  readonly shrinks: boolean;
  /** Invariants that are not checked. */
  readonly ignored: readonly string[];
  /** Recipe, as a failed walk prints it. */
  readonly replay: string | undefined;
  /** File for the result, as JSON. */
  readonly reportFile: string | undefined;
  /** File for the results of faults, one line each; missing: no faults are tried. */
  readonly faultsFile: string | undefined;
  /** Parts of the names of the faults that are tried. */
  readonly faults: readonly string[];
}

/** Seeds of `npm test`: one that is always the same, and one that changes every day. */
const SHORT_FORM_SEEDS = [35, Math.floor(Date.now() / 86_400_000)];
const SHORT_FORM_WALKS = 100;
/** Seconds for each of both seeds. */
const SHORT_FORM_SECONDS = 150;

export function optionsOf(env: NodeJS.ProcessEnv): Options {
  const number = (name: string, initial: number): number => Number(env[name] ?? initial);
  const isTrue = (name: string): boolean => env[name] === 'true';
  return {
    walks: number('WALKS', SHORT_FORM_WALKS),
    first: number('WALK_FIRST', 1),
    seeds: env['WALK_SEED'] ? [Number(env['WALK_SEED'])] : SHORT_FORM_SEEDS,
    steps: number('WALK_STEPS', 18),
    lanes: number('WALK_LANES', 6),
    seconds: number('WALK_SECONDS', env['WALKS'] ? Infinity : SHORT_FORM_SECONDS),
    kills: isTrue('WALK_KILLS'),
    survey: isTrue('WALK_SURVEY'),
    shrinks: env['WALK_SHRINK'] !== 'false',
    ignored: (env['WALK_IGNORE'] ?? '').split(',').filter(Boolean),
    replay: env['WALK_REPLAY'],
    reportFile: env['WALK_REPORT'],
    faultsFile: env['WALK_FAULTS_FILE'],
    faults: (env['WALK_FAULTS'] ?? '').split(';'),
  };
}
