import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Payloads are plain data; a type nested deeper than this refers to itself. */
const DEEPEST = 8;

/**
 * Returns the payloads of all events as JSON schemas, by subject. Payloads are declared only as TypeScript types, so
 * the compiler is asked for them.
 */
export function eventShapes() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const source = join(root, 'libs/contracts/src');
  const files = readdirSync(source, { recursive: true })
    .filter((file) => file.endsWith('.events.ts'))
    .map((file) => join(source, file));
  const program = ts.createProgram(files, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const shapes = files.flatMap((file) => eventsOf(program.getSourceFile(file), checker));
  return Object.fromEntries(shapes.sort(([left], [right]) => (left < right ? -1 : 1)));
}

function eventsOf(file, checker) {
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file));
  const tables = exported.filter(({ flags }) => flags & ts.SymbolFlags.Variable);
  return tables.flatMap((table) =>
    checker
      .getTypeOfSymbol(table)
      .getProperties()
      .flatMap((row) => {
        const declaration = checker.getTypeOfSymbol(row);
        const payload = declaration.getProperty('payload');
        const service = declaration.getProperty('service');
        if (!payload || !service) return [];
        const type = checker.getNonNullableType(checker.getTypeOfSymbol(payload));
        return [[subjectOf(file, row.name), schemaOf(type, checker, 0)]];
      }),
  );
}

/** Tables of events stand in `<service>/<…>.events.ts`; `contract-shapes.spec.ts` compares the subjects with the tables. */
const subjectOf = ({ fileName }, name) => `event.${fileName.split('/').at(-2)}.${name}`;

function schemaOf(type, checker, depth) {
  if (depth > DEEPEST) throw new Error(`${checker.typeToString(type)} is nested too deeply for an event.`);
  if (type.isUnion()) return unionOf(type, checker, depth);
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.isLiteral()) return { type: typeof type.value, enum: [type.value] };
  if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  const [item] = checker.isArrayLikeType(type) ? checker.getTypeArguments(type) : [];
  if (item) return { type: 'array', items: schemaOf(item, checker, depth + 1) };
  return objectOf(type, checker, depth);
}

function unionOf(type, checker, depth) {
  const parts = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const schemas = parts.map((part) => schemaOf(part, checker, depth + 1));
  const types = [...new Set(schemas.map((schema) => schema.type))].sort();
  const values = schemas.flatMap((schema) => schema.enum ?? []).sort();
  const structured = schemas.find((schema) => schema.properties ?? schema.items);
  return {
    ...structured,
    type: types.length === 1 ? types[0] : types,
    ...(values.length > 0 ? { enum: types.includes('null') ? [...values, null] : values } : {}),
  };
}

function objectOf(type, checker, depth) {
  const fields = type.getProperties();
  const isOptional = ({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0;
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, schemaOf(checker.getTypeOfSymbol(field), checker, depth + 1)]),
    ),
    required: fields.filter((field) => !isOptional(field)).map(({ name }) => name),
  };
}
