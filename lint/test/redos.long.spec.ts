import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Code that runs in services and browsers. */
const FOLDERS = ['services', 'libs', 'console', 'storefront'];
const SOURCE = /(^|\/)src\/.*\.tsx?$/;
/** Files for tests, the launcher or the demo, which receive no text from outside. */
const ASIDE =
  /node_modules|\.(spec|fakes|generated)\.tsx?$|\/migrations\/|libs\/(demo|testing|local-stack)\//;

/** Length of the texts that are meant to be slow: a repeated unit, and an end that does not match. */
const LENGTH = 20_000;
const END = '\u0000!';
/** A linear expression takes a hundredth of this, a quadratic one exceeds it. */
const LONGEST_MS = 120;

interface Found {
  readonly where: string;
  readonly expression: RegExp;
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : sourcesBelow(path);
    return [path];
  });
}

function expressionsIn(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text)!;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ where: `${file}:${line + 1} ${node.text}`, expression: new RegExp(pattern, flags) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const expressions = FOLDERS.flatMap((folder) =>
  sourcesBelow(folder).filter((file) => SOURCE.test(file) && !ASIDE.test(file)),
).flatMap(expressionsIn);

const ANY = [
  ...'aA0 \t\n-._/<>"\'\\&%@,;:([{=+~#?',
  'я',
  '中',
  'a ',
  'a-',
  'a.',
  '0.',
  'a/',
  '/a',
  'a,',
  'aa0',
  ' \n',
  '<a',
  '%2',
];

/** Returns short texts to repeat: common ones, and parts of the expression itself. */
function pumpsOf({ source }: RegExp): readonly string[] {
  const literal = source.replace(/\\[dDwWsSbBpPu]|\{[^}]*\}|[\\^$|?*+()[\]]/g, ' ').split(/ +/);
  return [...new Set([...ANY, ...literal, ...literal.join('')])].filter((text) => text !== '');
}

/** Returns the milliseconds of processor time that an expression takes, which do not depend on what else the machine does. */
function timeOf({ source, flags }: RegExp, text: string): number {
  const expression = new RegExp(source, flags);
  const before = process.threadCpuUsage();
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Measures again when the first run was slow, which compiles the expression. */
const isSlow = (expression: RegExp, text: string): boolean =>
  timeOf(expression, text) > LONGEST_MS && timeOf(expression, text) > LONGEST_MS;

describe('the regular expressions of services and pages', () => {
  it('finish within their time for every input that is made to slow them down', () => {
    const slow = expressions.flatMap(({ where, expression }) =>
      pumpsOf(expression)
        .filter((pump) => isSlow(expression, pump.repeat(Math.ceil(LENGTH / pump.length)) + END))
        .map((pump) => `${where} for ${JSON.stringify(pump)}`),
    );
    expect(slow).toEqual([]);
    expect(expressions.length).toBeGreaterThan(100);
  }, 120_000);

  it('would not pass if one of them were slow', () => {
    for (const expression of [/\s+$/, /^a*a*b/])
      expect(pumpsOf(expression).some((pump) => isSlow(expression, pump.repeat(LENGTH) + END))).toBe(true);
  }, 120_000);
});
