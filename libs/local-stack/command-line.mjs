// Options of the commands in package.json. Plain JavaScript: some of them run before anything is installed or built.

import { parseArgs } from 'node:util';

/** A mistake on the command line; the message says what is wrong and what is allowed. */
export class UsageError extends Error {}

/** EX_USAGE of sysexits.h. */
const USAGE = 64;

/**
 * Returns the options given on the command line. Prints the help and ends the process with 0 for `--help`, with 64 for a mistake.
 * @param help text of `--help`
 * @param options like those of `parseArgs` of node:util, and `{ type: 'number', default, least }` for whole numbers
 */
export function readCommandLine(help, options) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${help}\n`);
    process.exit(0);
  }
  try {
    return parseCommandLine(help, options, args);
  } catch (failure) {
    if (!(failure instanceof UsageError)) throw failure;
    process.stderr.write(`${failure.message}\n`);
    process.exit(USAGE);
  }
}

/** Parses given arguments like readCommandLine. @throws UsageError */
export function parseCommandLine(help, options, args) {
  try {
    const { values } = parseArgs({ args: [...args], options: asTexts(options) });
    return Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, valueOf(name, option, values[name])]),
    );
  } catch (failure) {
    throw new UsageError(`${reasonOf(failure)}\n\n${help}`);
  }
}

/** Numbers are read as text first. */
const asTexts = (options) =>
  Object.fromEntries(
    Object.entries(options).map(([name, { type }]) => [name, { type: type === 'number' ? 'string' : type }]),
  );

function valueOf(name, { type, default: fallback, least = 0 }, given) {
  if (type === 'boolean') return given ?? false;
  if (type === 'string' || given === undefined) return given ?? fallback;
  const value = Number(given);
  if (given.trim() !== '' && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`--${name} must be a whole number of at least ${least}, not "${given}".`);
}

const REASONS = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: ({ message }) => `There is no option ${/'(-[^']*)'/.exec(message)[1]}.`,
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: ({ message }) =>
    `"${/'([^']*)'/.exec(message)[1]}" is not an option.`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: ({ message }) => `${message.split('\n')[0]}.`,
};

function reasonOf(failure) {
  if (failure instanceof UsageError) return failure.message;
  const reason = REASONS[failure.code];
  if (!reason) throw failure;
  return reason(failure);
}
