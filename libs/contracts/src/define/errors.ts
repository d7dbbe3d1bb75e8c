import type { FieldIssue, TextParams, Texts } from '@mall/validation';

/** A declared failure of an operation: the family's code, the HTTP status of the admin family, and the message. */
export interface ErrorDeclaration {
  /** Key of the error, such as `order.carAlreadyHeld`. */
  readonly key: string;
  /** Mall family code such as `A06001`; the admin family always says 1. */
  readonly code: string;
  /** HTTP status on the admin family. The mall family answers 200 with the code, unless `status` is 429 or above. */
  readonly status: number;
  readonly text: Texts;
}

/** Statuses that the mall family sends as they are, because proxies and clients act on them; its other errors have status 200. */
const KEPT_STATUSES: ReadonlySet<number> = new Set([408, 413, 429, 431, 500, 503]);

/** Returns the HTTP status of an answer with an error of this declared status. */
export const answeredStatus = (status: number, format: string): number =>
  format !== 'mall' || KEPT_STATUSES.has(status) ? status : 200;

/** The one error that services throw; a filter turns it into a message, the gateway into an envelope. */
export class MallError extends Error {
  override readonly name = 'MallError';

  constructor(
    readonly declaration: ErrorDeclaration,
    readonly params: TextParams = {},
    /** Problems by field, when the input was wrong. */
    readonly issues: readonly FieldIssue[] = [],
  ) {
    super(`${declaration.key} ${JSON.stringify(params)}`);
  }
}

/** Parameters that the gateway fills in: the invalid fields with their errors, and the id of the request. */
type FilledLater = 'details' | 'requestId';

/** Names of the `{placeholders}` in a text; `string` when the text is not a literal. Braces of JSON are not placeholders. */
type PlaceholderOf<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? (Name extends `${string}"${string}` ? never : Name) | PlaceholderOf<Rest>
    : never;

type ErrorRows = Record<string, { readonly code: string; readonly status: number; readonly text: Texts }>;
type NamesIn<Row extends ErrorRows[string]> = Exclude<PlaceholderOf<Row['text'][keyof Texts]>, FilledLater>;

/** Arguments of an error: a value for each placeholder of its texts; none are required when it has no placeholders. */
type Given<Names extends string> = [Names] extends [never]
  ? readonly [params?: Readonly<Record<string, never>>, issues?: readonly FieldIssue[]]
  : string extends Names
    ? readonly [params?: TextParams, issues?: readonly FieldIssue[]]
    : readonly [params: Readonly<Record<Names, TextParams[string]>>, issues?: readonly FieldIssue[]];

/** Creates the error with a value for each of `Names`; `is` tells whether a caught value is this error. */
export interface ErrorFactory<Names extends string = string> extends ErrorDeclaration {
  (...given: Given<Names>): MallError;
  is(thrown: unknown): thrown is MallError;
}

type ErrorFactories<Rows extends ErrorRows> = {
  readonly [Key in keyof Rows]: ErrorFactory<NamesIn<Rows[Key]>>;
};

/** Declares the errors of a service, thrown as `orderErrors.cartFull({ max: 100 })`; the placeholders of the texts are parameters. */
export function defineErrors<const Rows extends ErrorRows>(scope: string, rows: Rows): ErrorFactories<Rows> {
  const entries = Object.entries(rows).map(([name, { code, status, text }]) => {
    const declaration: ErrorDeclaration = { code, status, text, key: `${scope}.${name}` };
    const factory = (params?: TextParams, issues?: readonly FieldIssue[]): MallError =>
      new MallError(declaration, params, issues);
    const is = (thrown: unknown): boolean =>
      thrown instanceof MallError && thrown.declaration.key === declaration.key;
    return [name, Object.assign(factory, declaration, { is })];
  });
  return Object.fromEntries(entries) as ErrorFactories<Rows>;
}
