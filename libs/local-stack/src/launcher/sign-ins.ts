import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One demo account; the loader writes a list of them to `sign-ins.json` in the data folder. */
export interface SignIn {
  /** For instance `buyer`, `merchant`, `sales manager`. */
  readonly role: string;
  /** `storefront` or `console`. */
  readonly app: string;
  readonly login: string;
  readonly password: string;
}

export function readSignIns(dataDir: string): readonly SignIn[] {
  const file = join(dataDir, 'sign-ins.json');
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')) as SignIn[];
}

/** The list as aligned lines of text. */
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
