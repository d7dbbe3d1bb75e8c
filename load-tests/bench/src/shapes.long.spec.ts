import { productSearchApi } from '@mall/contracts/product';
import type { Operation } from '@mall/contracts/define';
import { check } from '@mall/validation';
import { Questions } from './questions.js';
import { diceOf, inWrongLayout, misspelt, QUESTION_SHAPES, type QuestionShape } from './shapes.js';
import { shapesReportOf } from './shapes-report.js';

const operations = Object.values<Operation>(productSearchApi);
const operationOf = (path: string): Operation =>
  operations.find(({ http }) => http?.split(' ')[1] === path.replace('/api', ''))!;

describe.each(Object.entries<QuestionShape>(QUESTION_SHAPES))('the questions of shape %s', (_, shape) => {
  const drawn = new Questions(10_000, 5).draw(shape, 300);

  it('differ and are valid requests', () => {
    expect(new Set(drawn).size).toBe(300);
    for (const url of drawn) {
      const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
      const { request } = operationOf(pathname);
      expect({ url, issues: check<object>(request, Object.fromEntries(searchParams)).issues }).toEqual({
        url,
        issues: [],
      });
    }
  });

  it('are the same for the same seed, and others for another', () => {
    expect(new Questions(10_000, 5).draw(shape, 300)).toEqual(drawn);
    expect(new Questions(10_000, 6).draw(shape, 300)).not.toEqual(drawn);
  });
});

it('asks no question twice in a run', () => {
  const questions = new Questions(10_000, 5);
  const shape = QUESTION_SHAPES.condition;
  const [first, second] = [questions.draw(shape, 1_000), questions.draw(shape, 1_000)];
  expect(new Set([...first, ...second]).size).toBe(2_000);
});

it('writes as people do who forget the layout or exchange letters', () => {
  expect(inWrongLayout('Тойота')).toBe('njqjnf');
  const wrong = misspelt('Тойота', diceOf(1));
  expect(wrong).not.toBe('Тойота');
  expect([...wrong].sort()).toEqual([...'Тойота'].sort());
});

it('reports which targets were met', () => {
  const measured = (perSecond: number, p99Ms = 20) => ({
    perSecond,
    p50Ms: 10,
    p99Ms,
    requests: 1,
    failures: 0,
  });
  const shape = (facets: 0 | 1, cars: number | undefined, perSecond: number, p99Ms?: number) => ({
    shape: { title: `${facets} ${cars} ${perSecond}`, facets, draw: () => ({}) },
    cars,
    bare: [measured(1_000)],
    asked: [measured(perSecond, p99Ms)],
  });
  const report = shapesReportOf({
    machine: 'a machine',
    date: '2026-11-21',
    productBytes: 2 ** 30,
    cars: 10_000,
    seed: 5,
    rounds: 1,
    connections: 32,
    shapes: [shape(1, 200_000, 210), shape(1, 90_000, 210), shape(0, undefined, 510), shape(1, 9, 900, 101)],
    brandPagesBeside: measured(100, 49),
    widestBeside: measured(200),
    holds: [
      { upToMs: 0.5, questions: 90 },
      { upToMs: 10, questions: 8 },
      { upToMs: null, questions: 2 },
    ],
  });
  const met = report.split('\n').flatMap((line) => /\| (yes|\*\*no\*\*) \|$/.exec(line)?.[1] ?? []);
  expect(met).toEqual(['yes', '**no**', 'yes', '**no**']);
  expect(report).toContain('is met');
  expect(report).toContain('up to 10 ms 8.00 %');
  expect(report).toContain('2 of 100 longer than 10 ms');
});
