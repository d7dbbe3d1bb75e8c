/** An option of a command. */
export type CommandOption =
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly default?: string }
  | { readonly type: 'number'; readonly default: number; readonly least?: number };

/** What the options of a command are read as. */
export type CommandValues<Options extends Readonly<Record<string, CommandOption>>> = {
  readonly [Name in keyof Options]: Options[Name] extends { readonly type: 'boolean' }
    ? boolean
    : Options[Name] extends { readonly type: 'number' }
      ? number
      : Options[Name] extends { readonly default: string }
        ? string
        : string | undefined;
};

export class UsageError extends Error {}

export function readCommandLine<const Options extends Readonly<Record<string, CommandOption>>>(
  help: string,
  options: Options,
): CommandValues<Options>;

export function parseCommandLine<const Options extends Readonly<Record<string, CommandOption>>>(
  help: string,
  options: Options,
  args: readonly string[],
): CommandValues<Options>;
