import { styleText } from 'node:util';

const LEVEL_COLOURS = { error: 'red', fatal: 'red', warn: 'yellow', debug: 'gray', trace: 'gray' } as const;
/** Maximum length of a shown line; the file has the whole line. */
const LONGEST = 300;
const HIDDEN = new Set(['level', 'time', 'msg', 'err', 'context', 'stack']);

interface LogLine extends Readonly<Record<string, unknown>> {
  readonly level?: string;
  readonly time?: string;
  readonly msg?: string;
  readonly err?: { readonly stack?: string; readonly message?: string };
  readonly stack?: string;
}

/** Formats a service's JSON log line for people: time, service, message, facts, stack. */
export function readable(service: string, line: string): string {
  const entry = parse(line);
  if (!entry) return `${service.padEnd(8)} ${line}`;
  const { level = 'info', time = '', msg = '', err, stack = err?.stack ?? err?.message } = entry;
  const facts = Object.entries(entry)
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const text = [time.slice(11, 19), service.padEnd(8), msg, ...facts].join(' ').slice(0, LONGEST);
  const colour = LEVEL_COLOURS[level as keyof typeof LEVEL_COLOURS];
  return [colour ? styleText(colour, text) : text, ...(stack ? [stack] : [])].join('\n');
}

function parse(line: string): LogLine | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? (entry as LogLine) : undefined;
  } catch {
    return undefined;
  }
}
