import {
  customCleanEnv,
  EnvMissingError,
  makeExactValidator,
  type CleanedEnv,
  type OptionalValidatorSpec,
  type RequiredValidatorSpec,
  type ValidatorSpec,
} from 'envalid';

/** Returns a required variable, unless it has a fallback, whose parser throws an `Error` that says what is allowed. */
function parsed<T>(parse: (text: string) => T, fallback?: NonNullable<T>): RequiredValidatorSpec<T> {
  return makeExactValidator(parse)(fallback === undefined ? {} : { default: fallback });
}

const portIn = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('must be a port from 0 to 65535');
  return port;
};

const urls = (text: string): string => {
  if (!text.split(',').every((one) => URL.canParse(one))) throw new Error('must be a URL');
  return text;
};

/** Allows only letters, digits, dots and a port, because the text becomes part of security policies that browsers parse. */
const ORIGIN = /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;

/** Validators by kind of variable, with their error messages. An empty variable counts as missing. */
export const env = {
  parsed,
  text: (fallback?: string): RequiredValidatorSpec<string> => parsed((text) => text, fallback),
  optional: (): OptionalValidatorSpec<string> =>
    makeExactValidator((text: string) => text)({ default: undefined }),
  /** Returns a validator with its own parser for a variable that may be missing. */
  optionally: <T>(parse: (text: string) => T): OptionalValidatorSpec<T> =>
    makeExactValidator(parse)({ default: undefined }),
  port: (fallback?: number): RequiredValidatorSpec<number> => parsed(portIn, fallback),
  optionalPort: (): OptionalValidatorSpec<number> => makeExactValidator(portIn)({ default: undefined }),
  integer: (
    fallback: number,
    { min = -Infinity, max = Infinity }: { min?: number; max?: number } = {},
  ): RequiredValidatorSpec<number> =>
    parsed((text) => {
      const value = Number(text);
      if (!Number.isInteger(value)) throw new Error('must be a whole number');
      if (value < min) throw new Error(`must be at least ${min}`);
      if (value > max) throw new Error(`must be at most ${max}`);
      return value;
    }, fallback),
  integers: (fallback: readonly number[]): RequiredValidatorSpec<readonly number[]> =>
    parsed((text): readonly number[] => {
      const values = text.split(',').map(Number);
      if (!values.every((value) => Number.isInteger(value) && value >= 0))
        throw new Error('must be whole numbers with commas between them');
      return values;
    }, fallback),
  flag: (fallback: boolean): RequiredValidatorSpec<boolean> =>
    parsed((text) => {
      if (text !== 'true' && text !== 'false') throw new Error('must be true or false');
      return text === 'true';
    }, fallback),
  /** One URL, or several separated by commas. */
  url: (): RequiredValidatorSpec<string> => parsed(urls),
  /** Origins separated by commas, none by default: without a path, and https unless it is this machine. */
  origins: (): RequiredValidatorSpec<ReadonlySet<string>> =>
    parsed((text): ReadonlySet<string> => {
      const given = text.split(',').map((one) => one.trim());
      if (!given.every((one) => ORIGIN.test(one)))
        throw new Error('must be origins with commas between them, such as https://reports.example.com');
      return new Set(given);
    }, new Set<string>()),
  /** The seed of a user's NATS key. */
  nkey: (): RequiredValidatorSpec<string> =>
    parsed((text) => {
      if (!/^SU[A-Z2-7]{56}$/.test(text)) throw new Error('must be the seed of a NATS user key (SU…)');
      return text;
    }),
  /** A secret of at least `minLength` characters, without a fallback. */
  secret: (minLength = 32): RequiredValidatorSpec<string> =>
    parsed((text) => {
      if (text.length < minLength) throw new Error(`must have at least ${minLength} characters`);
      return text;
    }),
};

type Specs = Record<string, ValidatorSpec<unknown>>;
export type Env<S extends Specs> = Pick<CleanedEnv<S>, keyof S & keyof CleanedEnv<S>>;

/** Reads all variables at once. Lists missing and wrong ones together by name and ends the process with code 78. */
export function readEnv<const S extends Specs>(specs: S, source: NodeJS.ProcessEnv = process.env): Env<S> {
  const given = Object.fromEntries(Object.entries(source).filter(([, text]) => text));
  return customCleanEnv(given, specs, (values) => values, {
    reporter: ({ errors }) => endWhenWrong(errors),
  });
}

function endWhenWrong(errors: Readonly<Partial<Record<string, Error>>>): void {
  const problems = Object.entries(errors).map(
    ([name, error]) => `  ${name} ${error instanceof EnvMissingError ? 'is missing' : error?.message}`,
  );
  if (problems.length === 0) return;
  process.stderr.write(`The environment is not complete:\n${problems.join('\n')}\n`);
  process.exit(78);
}
