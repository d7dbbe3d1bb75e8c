import { walkAgain, type Recipe } from './deal-walks/one-walk.js';
import { invariants } from './deal-walks/oracle/index.js';
import { runWalks, told } from './deal-walks/run-walks.js';
import { setStage, type Stage } from './deal-walks/stage.js';

const env = process.env;
/** `npm run walks` names all of these; `npm test` takes some with a fixed seed and some with a drawn one. */
const WALKS = Number(env['WALKS'] ?? 150);
const SEEDS = env['WALK_SEED'] ? [Number(env['WALK_SEED'])] : [35, Date.now() % 2 ** 31];
const STEPS = Number(env['WALK_STEPS'] ?? 18);
const LANES = Number(env['WALK_LANES'] ?? 4);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
}, 120_000);

afterAll(() => stage.end());

const isReplay = Boolean(env['WALK_REPLAY']);

(isReplay ? it : it.skip)('walk again as told', async () => {
  const recipe = JSON.parse(env['WALK_REPLAY']!) as Recipe;
  const { walk, ends } = await walkAgain(stage, recipe, { goesOn: true });
  say(told({ nth: 1, recipe, ends, found: walk.violations }));
  expect(walk.violations).toEqual([]);
});

if (!isReplay)
  it.each(SEEDS)(
    'of deals, by seed %i, never break what holds of every deal',
    async (seed) => {
      const survey = env['WALK_SURVEY'] === 'true';
      const report = await runWalks(stage, { walks: WALKS, seed, steps: STEPS, lanes: LANES, survey, say });
      const { walks, steps, refused, milliseconds, failure, broken } = report;
      say(
        `Seed ${seed}: ${walks} walks, ${steps} steps, ${refused} of them refused, ${Math.round(milliseconds / walks)} ms each.`,
      );
      if (survey)
        for (const [invariant, { count, first }] of broken)
          say(`\n=== ${invariant} (${invariants[invariant] ?? ''}): ${count} walks\n${told(first)}`);
      if (failure) throw new Error(told(failure));
      expect(walks).toBe(WALKS);
    },
    600_000 + WALKS * 2_000,
  );
