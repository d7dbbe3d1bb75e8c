import { breakingChanges } from './breaking-changes.js';
import type { ContractShapes } from './contract-shapes.js';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const record = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
});

interface Parts {
  readonly request?: Json;
  readonly answer?: Json;
  readonly event?: Json;
}

const contracts = ({
  request = record({}),
  answer = record({}),
  event = record({}),
}: Parts): ContractShapes => ({
  operations: {
    'op.order.submit': {
      http: 'POST /order/submit',
      family: 'mall',
      access: 'buyers',
      request: { $ref: '#/components/schemas/SubmitDto' },
      answer: { type: 'array', items: { $ref: '#/components/schemas/OrderView' } },
    },
  },
  events: { 'event.order.submitted': event },
  schemas: { SubmitDto: request, OrderView: answer },
});

const changes = (before: Parts, after: Parts): readonly string[] =>
  breakingChanges(contracts(before), contracts(after));

describe('what breaks between two releases', () => {
  it('is nothing when an optional field of a request, a field of an answer or of an event is added', () => {
    const after = {
      request: record({ note: text }),
      answer: record({ note: text }, ['note']),
      event: record({ note: text }),
    };
    expect(changes({}, after)).toEqual([]);
  });

  it('is a field that is gone, whoever writes it', () => {
    const before = {
      request: record({ note: text }),
      answer: record({ note: text }),
      event: record({ note: text }),
    };
    expect(changes(before, {})).toEqual([
      'event.order.submitted.note is gone.',
      'op.order.submit answer[].note is gone.',
      'op.order.submit request.note is gone.',
    ]);
  });

  it('is a field that a request must have now, and one that an answer may lack', () => {
    const loose = record({ note: text });
    const strict = record({ note: text }, ['note']);
    expect(changes({ request: loose, answer: strict }, { request: strict, answer: loose })).toEqual([
      'op.order.submit answer[].note may be missing now.',
      'op.order.submit request.note is required now.',
    ]);
  });

  it('is a field that events must have now, because stored ones lack it, and one that they may lack', () => {
    const [loose, strict] = [record({ note: text }), record({ note: text }, ['note'])];
    expect(changes({ event: loose }, { event: strict })).toEqual([
      'event.order.submitted.note is required now.',
    ]);
    expect(changes({ event: strict }, { event: loose })).toEqual([
      'event.order.submitted.note may be missing now.',
    ]);
  });

  it('is a new value in an answer or an event, and a value that a request may not have any more', () => {
    const few = record({ kind: { type: 'string', enum: ['car'] } });
    const more = record({ kind: { type: 'string', enum: ['car', 'truck'] } });
    expect(
      changes({ request: few, answer: few, event: few }, { request: more, answer: more, event: more }),
    ).toEqual([
      'event.order.submitted.kind: may be truck now.',
      'op.order.submit answer[].kind: may be truck now.',
    ]);
    expect(changes({ request: more, answer: more }, { request: few, answer: few })).toEqual([
      'op.order.submit request.kind: accepts only car now.',
    ]);
  });

  it('is a bound of a request that is narrower, not one of an answer', () => {
    const wide = record({ count: { type: 'integer', minimum: 0, maximum: 9 } });
    const narrow = record({ count: { type: 'integer', minimum: 1, maximum: 9 } });
    expect(changes({ request: wide, answer: wide }, { request: narrow, answer: narrow })).toEqual([
      'op.order.submit request.count: minimum was 0 and is 1.',
    ]);
    expect(changes({ request: narrow }, { request: wide })).toEqual([]);
  });

  it('is another type', () => {
    const changed = changes(
      { answer: record({ id: text }) },
      { answer: record({ id: { type: 'integer' } }) },
    );
    expect(changed).toEqual(['op.order.submit answer[].id: type was "string" and is "integer".']);
  });

  it('is an operation or an event that is gone, or an operation at another path', () => {
    const before = contracts({});
    expect(breakingChanges(before, { ...before, operations: {}, events: {} })).toEqual([
      'event.order.submitted is gone.',
      'op.order.submit is gone.',
    ]);
    const operation = { ...before.operations['op.order.submit']!, http: 'PUT /order/submit' };
    expect(breakingChanges(before, { ...before, operations: { 'op.order.submit': operation } })).toEqual([
      'op.order.submit: http was "POST /order/submit" and is "PUT /order/submit".',
    ]);
  });

  it('ends where a class contains itself', () => {
    const node: Json = { type: 'object', properties: { child: { $ref: '#/components/schemas/OrderView' } } };
    expect(changes({ answer: node }, { answer: node })).toEqual([]);
  });
});
