/** One row of the table of a widget's properties. */
export interface PropRow {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** The default value in source form. */
  readonly fallback?: string;
  /** The comment above the property. */
  readonly note?: string;
}

const INTERFACE = /^export interface \w+(?:Options|Props) /;
const PROPERTY = /^ {2}readonly (\w+)(\??): (.+);$/;
const NOTE = /^ {2}\/\*\* (.+) \*\/$/;
const FALLBACK = /^ {2}(\w+) = (.+),$/;

/** Extracts the properties from the exported interfaces of a component's source; one line each, its comment above. */
export function propsOf(source: string): readonly PropRow[] {
  const lines = source.split('\n');
  const fallbacks = new Map(
    lines.flatMap((line) => {
      const [, name, value] = FALLBACK.exec(line) ?? [];
      return name && value ? [[name, value] as const] : [];
    }),
  );
  const rows: PropRow[] = [];
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    if (INTERFACE.test(line)) isInside = line.endsWith('{');
    else if (line === '}') isInside = false;
    const row = isInside ? rowOf(line, lines[index - 1] ?? '', fallbacks) : undefined;
    if (row) rows.push(row);
  }
  return rows;
}

function rowOf(line: string, before: string, fallbacks: ReadonlyMap<string, string>): PropRow | undefined {
  const [, name, optional, type] = PROPERTY.exec(line) ?? [];
  if (!name || !type) return undefined;
  const note = NOTE.exec(before)?.[1];
  const fallback = fallbacks.get(name);
  return { name, type, isOptional: optional === '?', ...(fallback && { fallback }), ...(note && { note }) };
}
