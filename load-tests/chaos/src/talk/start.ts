import { readCommandLine } from '@mall/local-stack/command-line';
import { command, print, printBroken, say } from '../command.js';
import { anySeed } from '../any-seed.js';
import { talk } from './talk.js';

const HELP = `npm run chaos:talk -- [options]

  --seed N       seed of writers and faults (random and printed by default)
  --messages N   messages written (10000)
  --notices N    notices made (10000)
  --help         this text`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

await command(async () => {
  const options = readCommandLine(HELP, {
    seed: { type: 'number', default: anySeed() },
    messages: { type: 'number', default: 10_000 },
    notices: { type: 'number', default: 10_000 },
  });
  const report = await talk(options, say);
  const broken = printBroken(report.checks);
  for (const [what, times] of Object.entries(report.kills)) print(`${String(times).padStart(5)}  ${what}`);
  print(
    `Seed ${options.seed}: ${report.messages} messages and ${report.notices} notices in ${seconds(report.writingMs)}, all sent ` +
      `${seconds(report.quietMs)} later; ${report.mails} e-mails, ${report.repeated} of them a second time under the same Message-ID; ` +
      `${report.checks.length - broken} of ${report.checks.length} checks hold.`,
  );
  return broken > 0 ? 1 : 0;
});
