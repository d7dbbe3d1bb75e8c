import { Bool, Int, ListOf, OneOf, Text } from '@mall/validation';

/**
 * `create`, `update`: what the directory has and the mall not, or differently; `gone`: what the directory had before and
 * has no more, which stays until somebody removes it; `fail`: could not be taken over, with the reason.
 */
export const DIRECTORY_CHANGES = ['create', 'update', 'gone', 'fail'] as const;
export type DirectoryChangeKind = (typeof DIRECTORY_CHANGES)[number];

export class DirectoryChangeView {
  @OneOf(DIRECTORY_CHANGES) kind!: DirectoryChangeKind;
  /** Id in the directory. */
  @Text() id!: string;
  @Text() name!: string;
  /** Why it failed, in the language of the caller. */
  @Text({ optional: true, max: 500 }) reason!: string | null;
}

export class DirectorySyncView {
  @Bool() preview!: boolean;
  @Int() created!: number;
  @Int() updated!: number;
  @Int() failed!: number;
  @Int() gone!: number;
  /** People whom another call creates: one creates a limited number. */
  @Int() left!: number;
  /** Reasons of those that failed. */
  @ListOf(() => DirectoryChangeView, { maxItems: 20_000 }) errors!: DirectoryChangeView[];
  @ListOf(() => DirectoryChangeView, { maxItems: 20_000 }) changes!: DirectoryChangeView[];
}
