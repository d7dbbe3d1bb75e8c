import { Bool, Int, ListOf, OneOf, Text } from '@mall/validation';

/**
 * Kinds of changes. `create`, `update`: an entry that the mall lacks or has with other values; `gone`: an entry that
 * the directory had before and has no longer, kept until somebody removes it; `fail`: an entry that could not be taken
 * over, with the reason.
 */
export const DIRECTORY_CHANGES = ['create', 'update', 'gone', 'fail'] as const;
export type DirectoryChangeKind = (typeof DIRECTORY_CHANGES)[number];

export class DirectoryChangeView {
  @OneOf(DIRECTORY_CHANGES) kind!: DirectoryChangeKind;
  /** Id in the directory. */
  @Text() id!: string;
  @Text() name!: string;
  /** Reason of the failure, in the language of the caller. */
  @Text({ optional: true, max: 500 }) reason!: string | null;
}

export class DirectorySyncView {
  @Bool() preview!: boolean;
  @Int() created!: number;
  @Int() updated!: number;
  @Int() failed!: number;
  @Int() gone!: number;
  /** Number of people left for further calls; one call creates a limited number. */
  @Int() left!: number;
  /** Changes that failed, with their reasons. */
  @ListOf(() => DirectoryChangeView, { maxItems: 20_000 }) errors!: DirectoryChangeView[];
  @ListOf(() => DirectoryChangeView, { maxItems: 20_000 }) changes!: DirectoryChangeView[];
}
