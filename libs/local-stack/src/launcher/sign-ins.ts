import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One demo account; the loader writes a list of them to `sign-ins.json` in the data folder. */
export interface SignIn {
  /** The role, for instance `buyer`, `merchant`, `sales manager`. */
  readonly role: string;
  /** `storefront` or `console`. */
  readonly app: string;
  readonly login: string;
  readonly password: string;
}

const FIELDS = ['role', 'app', 'login', 'password'] as const satisfies readonly (keyof SignIn)[];

/**
 * Reads the accounts of the demo; returns none before it is loaded.
 * @throws Error that names the file, and the entry and the field that are wrong
 */
export function readSignIns(dataDir: string): readonly SignIn[] {
  const file = join(dataDir, 'sign-ins.json');
  if (!existsSync(file)) return [];
  const entries = parseList(file);
  for (const [at, entry] of entries.entries()) {
    const missing = FIELDS.find((field) => typeof entry?.[field] !== 'string');
    if (missing) throw new Error(`${file}: entry ${at + 1} has no text in its field "${missing}".`);
  }
  return entries as readonly unknown[] as readonly SignIn[];
}

function parseList(file: string): readonly (Partial<Record<keyof SignIn, unknown>> | null)[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (failure) {
    throw new Error(`${file} is not JSON: ${(failure as Error).message}`, { cause: failure });
  }
  if (!Array.isArray(content)) throw new Error(`${file} has no list of accounts.`);
  return content as (Partial<Record<keyof SignIn, unknown>> | null)[];
}

/** Formats the list as aligned lines of text. */
export function signInLines(signIns: readonly SignIn[]): readonly string[] {
  const widest = (pick: (signIn: SignIn) => string): number =>
    Math.max(...signIns.map((signIn) => pick(signIn).length));
  const role = widest((signIn) => signIn.role);
  const app = widest((signIn) => signIn.app);
  const login = widest((signIn) => signIn.login);
  return signIns.map(
    (signIn) =>
      `${signIn.app.padEnd(app)}  ${signIn.role.padEnd(role)}  ${signIn.login.padEnd(login)}  ${signIn.password}`,
  );
}
