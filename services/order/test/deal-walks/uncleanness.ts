import { MallError } from '@mall/contracts/define';

/** Returns why the failure is no refusal that a person can read; undefined when it is one. */
export function uncleanness(failure: unknown): string | undefined {
  if (!(failure instanceof MallError)) return `failed: ${String(failure)}`;
  const { key, status, text } = failure.declaration;
  if (key === 'platform.invalidInput') return failure.issues.length > 0 ? undefined : `${key} names no field`;
  if (status >= 500) return `${key} with status ${status}: ${failure.message}`;
  const written = [text.ru, text.zh, text.en];
  if (written.some((one) => !one?.trim())) return `${key} has no text in some language`;
  const gaps = [...text.ru.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  // The details of a refusal at several fields are the texts of its issues.
  const given: Readonly<Record<string, unknown>> = {
    ...(failure.issues.length > 0 && { details: 'issues' }),
    ...failure.params,
  };
  const open = gaps.filter((name) => [undefined, ''].includes(given[name] as string | undefined));
  return open.length > 0 ? `${key} leaves out ${open.join(', ')}` : undefined;
}
