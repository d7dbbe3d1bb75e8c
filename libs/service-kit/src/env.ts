/** Reads one variable's text, or throws an `Error` that says what would be right. */
export type EnvReader<T> = (text: string | undefined) => T;

const required = (text: string | undefined): string => {
  if (text === undefined || text === '') throw new Error('is missing');
  return text;
};

export const env = {
  text:
    (fallback?: string): EnvReader<string> =>
    (text) =>
      (text || fallback) ?? required(text),
  optional: (): EnvReader<string | undefined> => (text) => text || undefined,
  port:
    (fallback?: number): EnvReader<number> =>
    (text) => {
      const port = text ? Number(text) : fallback;
      if (port === undefined) throw new Error('is missing');
      if (!Number.isInteger(port) || port < 0 || port > 65_535)
        throw new Error('must be a port from 0 to 65535');
      return port;
    },
  integer:
    (fallback: number, { min }: { min?: number } = {}): EnvReader<number> =>
    (text) => {
      const value = text ? Number(text) : fallback;
      if (!Number.isInteger(value)) throw new Error('must be a whole number');
      if (min !== undefined && value < min) throw new Error(`must be at least ${min}`);
      return value;
    },
  integers:
    (fallback: readonly number[]): EnvReader<readonly number[]> =>
    (text) => {
      const values = text ? text.split(',').map(Number) : fallback;
      if (!values.every((value) => Number.isInteger(value) && value >= 0))
        throw new Error('must be whole numbers with commas between them');
      return values;
    },
  flag:
    (fallback: boolean): EnvReader<boolean> =>
    (text) => {
      if (!text) return fallback;
      if (text !== 'true' && text !== 'false') throw new Error('must be true or false');
      return text === 'true';
    },
  url: (): EnvReader<string> => (text) => {
    const url = required(text);
    if (!url.split(',').every((one) => URL.canParse(one))) throw new Error('must be a URL');
    return url;
  },
  /** A secret of at least `minLength` characters; refused when it is shorter, never defaulted. */
  secret:
    (minLength = 32): EnvReader<string> =>
    (text) => {
      if (required(text).length < minLength) throw new Error(`must have at least ${minLength} characters`);
      return text!;
    },
};

type Readers = Record<string, EnvReader<unknown>>;
export type Env<R extends Readers> = { readonly [K in keyof R]: ReturnType<R[K]> };

/** Reads all variables at once; what is missing or wrong is listed together, by name, and the process stops. */
export function readEnv<const R extends Readers>(
  readers: R,
  source: NodeJS.ProcessEnv = process.env,
): Env<R> {
  const problems: string[] = [];
  const entries = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read(source[name])];
    } catch (problem) {
      problems.push(`  ${name} ${(problem as Error).message}`);
      return [name, undefined];
    }
  });
  if (problems.length > 0) {
    process.stderr.write(`The environment is not complete:\n${problems.join('\n')}\n`);
    process.exit(78);
  }
  return Object.fromEntries(entries) as Env<R>;
}
