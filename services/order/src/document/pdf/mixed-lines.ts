import LineBreaker from 'linebreak';
import type { Run } from './fonts.js';

/** Returns the width of a run in points. */
export type Measure = (run: Run) => number;

/** A line of a text, as the runs that draw it from left to right. */
export interface MixedLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Breaks a text of several fonts into lines of a width, where Unicode allows it, and anywhere in a word that is too long. */
export function mixedLines(runs: readonly Run[], width: number, measure: Measure): readonly MixedLine[] {
  const widthOf = (some: readonly Run[]): number => some.reduce((sum, run) => sum + measure(run), 0);
  const lines: Run[][] = [[]];
  for (const { runs: unit, endsLine } of unitsOf(runs)) {
    for (const piece of widthOf(trimmed(unit)) <= width ? [unit] : charactersOf(unit)) {
      const line = lines.at(-1)!;
      if (line.length > 0 && widthOf(trimmed([...line, ...piece])) > width) lines.push([...piece]);
      else line.push(...piece);
    }
    if (endsLine) lines.push([]);
  }
  return lines.map(trimmed).map((line) => ({ runs: line, width: widthOf(line) }));
}

/** Returns the parts of a text between which a line may end; `endsLine` where it must. */
function unitsOf(
  runs: readonly Run[],
): readonly { readonly runs: readonly Run[]; readonly endsLine: boolean }[] {
  const text = runs.map((run) => run.text).join('');
  const breaker = new LineBreaker(text);
  const units: { runs: readonly Run[]; endsLine: boolean }[] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const endsLine = next.required && text.slice(from, next.position).endsWith('\n');
    units.push({ runs: sliceOf(runs, from, endsLine ? next.position - 1 : next.position), endsLine });
    from = next.position;
  }
  return units;
}

function sliceOf(runs: readonly Run[], from: number, to: number): readonly Run[] {
  let start = 0;
  return runs.flatMap(({ font, text }) => {
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return part ? [{ font, text: part }] : [];
  });
}

const charactersOf = (runs: readonly Run[]): readonly (readonly Run[])[] =>
  runs.flatMap(({ font, text }) => [...text].map((character) => [{ font, text: character }]));

/** Returns runs of a line, joined where the font stays the same, without blanks at the end. */
function trimmed(runs: readonly Run[]): Run[] {
  const line: Run[] = [];
  for (const { font, text } of runs) {
    const last = line.at(-1);
    if (last?.font === font) line[line.length - 1] = { font, text: last.text + text };
    else line.push({ font, text });
  }
  for (let last = line.pop(); last; last = line.pop()) {
    const text = last.text.trimEnd();
    if (text) return [...line, { font: last.font, text }];
  }
  return line;
}
