import type { DirectoryChangeKind, DirectoryChangeView, DirectorySyncView } from '@mall/contracts/admin';

/** Counts changes by kind. */
export function syncView(
  preview: boolean,
  changes: readonly DirectoryChangeView[],
  left = 0,
): DirectorySyncView {
  const count = (wanted: DirectoryChangeKind): number => changes.filter(({ kind }) => kind === wanted).length;
  return {
    preview,
    created: count('create'),
    updated: count('update'),
    failed: count('fail'),
    gone: count('gone'),
    left,
    errors: changes.filter(({ kind }) => kind === 'fail'),
    changes: [...changes],
  };
}
