import { isApiError } from '@mall/web-kit';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows the server's issues beside their fields. Returns the message to be shown above the form; undefined when every issue belongs
 * to a field.
 */
export function placeIssues<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): string | undefined {
  if (!isApiError(error)) return String(error);
  const placed = error.issues.filter((issue) => (fields as readonly string[]).includes(issue.field));
  placed.forEach(({ field, message }, index) =>
    setError(field as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return placed.length > 0 && placed.length === error.issues.length ? undefined : error.message;
}
