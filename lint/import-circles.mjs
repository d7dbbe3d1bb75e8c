// Finds circles of relative imports, type-only ones included. Own rule, because import-x/no-cycle skips type imports, madge needs
// TypeScript 5, and dependency-cruiser is a separate command, which shows nothing in an editor and takes three times as long (12 s
// of processor time for 2,800 files). It parses imports with TypeScript's parser and finds circles as strongly connected components
// (Tarjan); @nx/enforce-module-boundaries refuses circles across packages.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Returns the files that `file` imports by relative paths, as absolute paths. */
function importsOf(file, text) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => sourceOf(resolve(dirname(file), name)))
    .filter((path) => path !== undefined);
}

/** Returns the TypeScript source behind `./file.js`. */
function sourceOf(path) {
  if (/\.mjs$/.test(path)) return existsSync(path) ? path : undefined;
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`].find((candidate) => existsSync(candidate));
}

/** Imports of source files and the circles among them. Every file is read once. */
export class ImportGraph {
  #imports = new Map();
  #order = new Map();
  #lowest = new Map();
  #stack = [];
  #components = new Map();

  /** Returns a shortest circle through `file`, which begins and ends with it, or `undefined` when there is none. */
  circleThrough(file, text) {
    if (!this.#imports.has(file)) this.#imports.set(file, importsOf(file, text));
    if (!this.#components.has(file)) this.#visit(file);
    const component = this.#components.get(file);
    return component.size > 1 || this.#of(file).includes(file) ? this.#wayBack(file, component) : undefined;
  }

  #of(file) {
    let imports = this.#imports.get(file);
    if (!imports) this.#imports.set(file, (imports = importsOf(file, readFileSync(file, 'utf8'))));
    return imports;
  }

  /** Tarjan's algorithm: a file whose lowest reachable number is its own closes a component. */
  #visit(file) {
    const number = this.#order.size;
    this.#order.set(file, number);
    this.#lowest.set(file, number);
    this.#stack.push(file);
    for (const next of this.#of(file)) {
      if (this.#components.has(next)) continue;
      if (!this.#order.has(next)) this.#visit(next);
      this.#lowest.set(file, Math.min(this.#lowest.get(file), this.#lowest.get(next)));
    }
    if (this.#lowest.get(file) !== number) return;
    const component = new Set(this.#stack.splice(this.#stack.indexOf(file)));
    for (const member of component) this.#components.set(member, component);
  }

  /** Searches breadth-first from `file` back to itself. */
  #wayBack(file, component) {
    const ways = [[file]];
    const seen = new Set();
    for (const way of ways) {
      for (const next of this.#of(way.at(-1))) {
        if (next === file) return [...way, file];
        if (!component.has(next) || seen.has(next)) continue;
        seen.add(next);
        ways.push([...way, next]);
      }
    }
    return undefined;
  }
}

const graph = new ImportGraph();

/** Reports every file that imports itself through others. Files are read once per ESLint process. */
export const noImportCircle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      circle: 'Import circle: {{circle}}. Move what both need into a file of its own, types included.',
    },
  },
  create: (context) => ({
    Program(node) {
      const circle = graph.circleThrough(context.filename, context.sourceCode.text);
      if (!circle) return;
      const names = circle.map((file) => relative(context.cwd, file)).join(' > ');
      context.report({ node, messageId: 'circle', data: { circle: names } });
    },
  }),
};
