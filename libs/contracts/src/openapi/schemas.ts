import { fieldsOf, type FieldFacts, type Shaped } from '@mall/validation';
import { allOperations } from '../all/index.js';
import type { Access, Answer } from '../define/index.js';

export type Json = Record<string, unknown>;

/** The schema of an answer; classes are added to `schemas` and referred to. */
export function answerSchema(answer: Answer, schemas: Map<string, Json>): Json {
  if (typeof answer === 'function') return reference(answer, schemas);
  switch (answer.kind) {
    case 'list':
      return { type: 'array', items: reference(answer.of, schemas) };
    case 'mallPage':
      return object({
        list: { type: 'array', items: reference(answer.of, schemas) },
        total: { type: 'integer' },
        pages: { type: 'integer' },
      });
    case 'adminPage':
      return object({
        records: { type: 'array', items: reference(answer.of, schemas) },
        total: { type: 'integer' },
        size: { type: 'integer' },
        current: { type: 'integer' },
        pages: { type: 'integer' },
      });
    case 'value': {
      const schema: Json = answer.type === 'json' ? {} : { type: answer.type };
      return answer.list ? { type: 'array', items: schema } : schema;
    }
    case 'nothing':
      return { type: 'null' };
  }
}

export function reference(shaped: Shaped, schemas: Map<string, Json>): Json {
  const { name } = shaped;
  if (!schemas.has(name)) {
    schemas.set(name, {});
    const fields = [...fieldsOf(shaped)];
    const required = fields.filter(([, facts]) => !facts.optional).map(([field]) => field);
    const isAnswer = !requested().has(shaped);
    const properties = Object.fromEntries(
      fields.map(([field, facts]) => [
        field,
        fieldSchema(isAnswer ? { ...facts, openapi: withoutLengths(facts.openapi) } : facts, schemas),
      ]),
    );
    schemas.set(name, object(properties, required));
  }
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * Texts of answers have no bounds: those of the decorators are for input, and an answer shows what is stored, such as names that
 * were imported, or nothing for a record that is gone.
 */
function withoutLengths(facts: FieldFacts['openapi']): FieldFacts['openapi'] {
  const { minLength: _min, maxLength: _max, ...rest } = facts ?? {};
  return rest;
}

let classes: ReadonlySet<Shaped> | undefined;

/** Returns the classes of which requests consist. */
function requested(): ReadonlySet<Shaped> {
  if (classes) return classes;
  const found = new Set<Shaped>();
  const queue: Shaped[] = allOperations.map(({ request }) => request);
  for (const shaped of queue) {
    if (found.has(shaped)) continue;
    found.add(shaped);
    for (const { nested } of fieldsOf(shaped).values()) if (nested) queue.push(nested());
  }
  return (classes = found);
}

/** Returns the schema of a field; null is allowed wherever it clears the value or counts as absent. */
export function fieldSchema(facts: FieldFacts, schemas: Map<string, Json>): Json {
  const schema = valueSchema(facts, schemas);
  if (facts.onNull === 'refused') return schema;
  if (typeof schema['type'] !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const choices = schema['enum'] as readonly unknown[] | undefined;
  return { ...schema, type: [schema['type'], 'null'], ...(choices && { enum: [...choices, null] }) };
}

function valueSchema(facts: FieldFacts, schemas: Map<string, Json>): Json {
  if (facts.type === 'array') {
    const items = facts.nested ? reference(facts.nested(), schemas) : { type: facts.items };
    return { type: 'array', items, ...facts.openapi };
  }
  if (facts.nested) return reference(facts.nested(), schemas);
  return { type: facts.type, ...facts.openapi };
}

/** Describes in words who may call. */
export function say(access: Access): string {
  if (access.zone === 'anyOf') return access.of.map(say).join(' or ');
  if (access.zone === 'staff')
    return access.permission ? `staff with ${access.permission}` : 'any member of staff';
  return {
    anyone: 'anyone',
    signedIn: 'anyone signed in',
    buyer: 'buyers',
    merchant: 'merchants',
    internal: 'services',
  }[access.zone];
}

/** Returns the schema of an object. All its properties are required unless the required ones are named. */
export function object(properties: Json, required: readonly string[] = Object.keys(properties)): Json {
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}
