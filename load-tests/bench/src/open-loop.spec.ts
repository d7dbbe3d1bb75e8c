import { closedLoop, openLoop } from './open-loop.js';

it('starts each arrival at its due time, although no answer comes before the end', async () => {
  const due: number[] = [];
  const answers: (() => void)[] = [];
  const loop = openLoop(200, 0.1, (index, dueAt) => {
    due[index] = dueAt;
    return new Promise((resolve) => {
      answers.push(resolve);
      if (answers.length === 20) for (const answer of answers) answer();
    });
  });
  await loop;
  expect(due).toHaveLength(20);
  for (let index = 1; index < due.length; index += 1) expect(due[index]! - due[index - 1]!).toBeCloseTo(5);
});

it('never runs more tasks than there are workers', async () => {
  let underWay = 0;
  let most = 0;
  let done = 0;
  await closedLoop(3, 0.5, async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
    done += 1;
  });
  expect(most).toBe(3);
  expect(done).toBeGreaterThan(3);
});
