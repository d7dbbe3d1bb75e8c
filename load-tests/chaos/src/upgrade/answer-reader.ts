import type { ContractShapes } from '@mall/contracts/release';

type Json = Readonly<Record<string, unknown>>;

/** Parses answers like a client of a release, and collects those that it would not understand. */
export class AnswerReader {
  /** Sentences that describe the problems, each once. */
  readonly wrong = new Set<string>();
  /** Number of parsed answers. */
  count = 0;
  private readonly answers: ReadonlyMap<string, Json>;

  constructor(private readonly release: Pick<ContractShapes, 'operations' | 'schemas'>) {
    this.answers = new Map(
      Object.values(release.operations).flatMap(({ http, answer }) => (http ? [[http, answer]] : [])),
    );
  }

  /** Checks each field that the release promises in the answer of this route; ignores further fields. */
  read(route: string, data: unknown): void {
    const schema = this.answers.get(route);
    if (!schema) return;
    this.count += 1;
    this.look(schema, data, route);
  }

  private look(schema: Json, value: unknown, place: string): void {
    const { type, enum: values, required, properties, items } = this.resolve(schema);
    const types = type === undefined ? [] : [type].flat();
    if (types.length > 0 && !types.some((one) => isOf(one, value)))
      return this.note(`${place}: ${JSON.stringify(value)?.slice(0, 40)} is not ${types.join(' or ')}.`);
    if (Array.isArray(values) && value !== null && !values.includes(value))
      this.note(`${place}: ${String(value)} is not known.`);
    if (Array.isArray(value)) for (const one of value) this.look((items ?? {}) as Json, one, `${place}[]`);
    else if (isOf('object', value))
      this.fields(value as Json, (properties ?? {}) as Json, (required ?? []) as string[], place);
  }

  private fields(value: Json, properties: Json, required: readonly string[], place: string): void {
    for (const [field, schema] of Object.entries(properties)) {
      // An optional field without a value is omitted or null.
      const isThere = value[field] !== undefined && value[field] !== null;
      if (isThere || (required.includes(field) && value[field] === null))
        this.look(schema as Json, value[field], `${place}.${field}`);
      else if (required.includes(field)) this.note(`${place}.${field} is missing.`);
    }
  }

  private resolve(schema: Json): Json {
    const reference = schema['$ref'];
    return typeof reference === 'string'
      ? ((this.release.schemas[reference.split('/').at(-1)!] ?? {}) as Json)
      : schema;
  }

  private note(sentence: string): void {
    this.wrong.add(sentence);
  }
}

function isOf(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
