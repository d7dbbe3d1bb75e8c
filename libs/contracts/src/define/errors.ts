import type { FieldIssue, TextParams, Texts } from '@mall/validation';

/** A way an operation can fail: the family's code, the HTTP status of the admin family, and what is said. */
export interface ErrorDeclaration {
  /** `order.carAlreadyHeld` */
  readonly key: string;
  /** Mall family code such as `A06001`; the admin family always says 1. */
  readonly code: string;
  /** HTTP status on the admin family. The mall family answers 200 with the code, unless `status` is 429 or above. */
  readonly status: number;
  readonly text: Texts;
}

/** The one error that services throw; a filter turns it into a message, the gateway into an envelope. */
export class MallError extends Error {
  override readonly name = 'MallError';

  constructor(
    readonly declaration: ErrorDeclaration,
    readonly params: TextParams = {},
    /** What is wrong with which field, when it was the input. */
    readonly issues: readonly FieldIssue[] = [],
  ) {
    super(`${declaration.key} ${JSON.stringify(params)}`);
  }
}

/** What the gateway fills in: what is wrong with which field, and the number of the request. */
type FilledLater = 'details' | 'requestId';

/** The names of the `{placeholders}` in a text; any name where the text is not a literal. Braces of JSON are none. */
type PlaceholderOf<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? (Name extends `${string}"${string}` ? never : Name) | PlaceholderOf<Rest>
    : never;

type ErrorRows = Record<string, { readonly code: string; readonly status: number; readonly text: Texts }>;
type NamesIn<Row extends ErrorRows[string]> = Exclude<PlaceholderOf<Row['text'][keyof Texts]>, FilledLater>;

/** What an error has to be given, by the placeholders of its texts: nothing where there are none. */
type Given<Names extends string> = [Names] extends [never]
  ? readonly [params?: Readonly<Record<string, never>>, issues?: readonly FieldIssue[]]
  : string extends Names
    ? readonly [params?: TextParams, issues?: readonly FieldIssue[]]
    : readonly [params: Readonly<Record<Names, TextParams[string]>>, issues?: readonly FieldIssue[]];

/** Makes the error with a value for each of `Names`; `is` tells whether something caught is this very error. */
export interface ErrorFactory<Names extends string = string> extends ErrorDeclaration {
  (...given: Given<Names>): MallError;
  is(thrown: unknown): thrown is MallError;
}

type ErrorFactories<Rows extends ErrorRows> = {
  readonly [Key in keyof Rows]: ErrorFactory<NamesIn<Rows[Key]>>;
};

/** Declares the errors of a service, thrown as `orderErrors.cartFull({ max: 100 })`: the texts say which values are needed. */
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
