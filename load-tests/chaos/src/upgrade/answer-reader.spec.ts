import type { ContractShapes } from '@mall/contracts/release';
import { AnswerReader } from './answer-reader.js';

const release: Pick<ContractShapes, 'operations' | 'schemas'> = {
  operations: {
    'op.order.list': {
      http: 'GET /orders',
      family: 'mall',
      access: 'buyers',
      request: {},
      answer: { type: 'array', items: { $ref: '#/components/schemas/OrderView' } },
    },
  },
  schemas: {
    OrderView: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        status: { type: 'integer', enum: [1, 2] },
        note: { type: 'string' },
        shop: { type: ['string', 'null'] },
      },
      required: ['id', 'status', 'shop'],
    },
  },
};

const wrongIn = (data: unknown): readonly string[] => {
  const reader = new AnswerReader(release);
  reader.read('GET /orders', data);
  expect(reader.count).toBe(1);
  return [...reader.wrong];
};

describe('a reader of the last release', () => {
  it('understands its fields, and ignores what is new and optional fields without a value', () => {
    const lone = { id: '1', status: 2, shop: null, colour: 'red' };
    expect(wrongIn([lone, { id: '2', status: 1, shop: 'A', note: null }])).toEqual([]);
  });

  it('names a field that is missing, one of another type, and a value that it does not know', () => {
    expect(
      wrongIn([
        { status: 1, shop: null },
        { id: null, status: 3, shop: null, note: 7 },
      ]),
    ).toEqual([
      'GET /orders[].id is missing.',
      'GET /orders[].id: null is not string.',
      'GET /orders[].status: 3 is not known.',
      'GET /orders[].note: 7 is not string.',
    ]);
  });

  it('names an answer of another kind', () => {
    expect(wrongIn({ id: '1' })).toEqual(['GET /orders: {"id":"1"} is not array.']);
  });

  it('leaves routes alone that the release did not have', () => {
    const reader = new AnswerReader(release);
    reader.read('GET /cars', 7);
    expect([reader.count, reader.wrong.size]).toEqual([0, 0]);
  });
});
