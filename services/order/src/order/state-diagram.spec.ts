import { readFileSync } from 'node:fs';
import { stateDiagram } from './state-diagram.js';

it('the README shows the state machine as it is', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const drawn = /```mermaid\n(stateDiagram.*?)\n```/s.exec(readme)?.[1];
  // If this fails, put the printed diagram between the mermaid fences of services/order/README.md.
  expect(drawn).toBe(stateDiagram());
});
