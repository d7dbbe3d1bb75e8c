import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Killer } from './deal-walks/killer.js';
import { Faults } from './deal-walks/faults/try-faults.js';
import { walkAgain, type Recipe } from './deal-walks/one-walk.js';
import { optionsOf } from './deal-walks/options.js';
import { invariants } from './deal-walks/oracle/index.js';
import { judged, runWalks, told, type Report } from './deal-walks/run-walks.js';
import { setStage, type Stage } from './deal-walks/stage.js';

const options = optionsOf(process.env);
const { walks, seeds, replay, survey, reportFile, faultsFile } = options;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
}, 120_000);

afterAll(() => stage.end());

/** Returns the latest warnings and errors in the logs of the services. */
function lastWarnings(): string {
  const lines = (['product', 'order', 'chat'] as const).flatMap((name) =>
    stage.mall
      .service(name)
      .logs()
      .split('\n')
      .filter((line) => /"level":"(?:warn|error|fatal)"/.test(line))
      .slice(-8),
  );
  return lines.map((line) => line.slice(0, 1_500)).join('\n');
}

async function walked(seed: number): Promise<Report> {
  const killer = options.kills ? new Killer(stage.mall, seed) : undefined;
  try {
    return await runWalks(stage, { ...options, seed, isPatient: options.kills, say });
  } finally {
    await killer?.stop();
    if (killer)
      say(`Killed: ${[...killer.kills].map(([victim, times]) => `${victim} ${times}`).join(', ')}.`);
  }
}

if (replay)
  it('walk again as told', async () => {
    const recipe = JSON.parse(replay) as Recipe;
    const walked = await walkAgain(stage, recipe);
    const found = await judged(walked, options.ignored);
    say(told({ nth: 1, recipe, ends: walked.ends, found }));
    expect(found).toEqual([]);
  }, 180_000);
else if (faultsFile)
  it('find the faults that were put in', async () => {
    const { faults } = await import('./deal-walks/faults/faults.mjs');
    const source = await import('./deal-walks/faults/source.mjs');
    // Faults that were tried before the run was interrupted are not tried again.
    const tried = existsSync(faultsFile) ? readFileSync(faultsFile, 'utf8') : '';
    const wanted = faults.filter(
      ({ name }) =>
        options.faults.some((part) => name.includes(part)) &&
        !tried.includes(`{"name":${JSON.stringify(name)}`),
    );
    const trial = new Faults(stage, source, faultsFile);
    try {
      for (const fault of wanted) await trial.try(fault, { ...options, seed: seeds[0]!, shrinks: false });
    } finally {
      await trial.end();
    }
  }, 36_000_000);
else
  it.each(seeds)(
    'of deals, by seed %i, never break what holds of every deal',
    async (seed) => {
      const { failure, broken, outcomes, ...counts } = await walked(seed);
      const each = Math.round(counts.milliseconds / counts.walks);
      say(
        `Seed ${seed}: ${counts.walks} walks, ${counts.steps} steps, ${counts.refused} refused, ${each} ms each.`,
      );
      if (survey) {
        for (const [outcome, times] of [...outcomes].sort(([, one], [, other]) => other - one))
          say(`${String(times).padStart(6)} ${outcome}`);
        for (const [invariant, { count, first }] of broken)
          say(`\n=== ${invariant} (${invariants[invariant]}): ${count} walks\n${told(first)}`);
      }
      if (reportFile) writeFileSync(reportFile, JSON.stringify({ ...counts, failure }));
      if (failure) throw new Error(`${told(failure)}\nWhat the services logged last:\n${lastWarnings()}`);
      expect(counts.walks).toBeGreaterThanOrEqual(options.seconds < Infinity ? 1 : walks);
    },
    600_000 + walks * 2_000,
  );
