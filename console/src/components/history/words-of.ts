/** Stands for the values of masked fields. */
const MASK = '***';

type Translate = (key: string) => string;

/** Returns a value of the history as a person reads it; a value that was cut off stays as it is. */
export function wordsOf(json: string | null, translate: Translate): string {
  if (json === null) return '—';
  const value = parsed(json);
  if (value === MASK) return translate('console.history.masked');
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
