import { parseArgs } from 'node:util';
import { command, print, printBroken, say } from '../command.js';
import { anySeed, wholeNumber } from '../whole-number.js';
import { talk } from './talk.js';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

await command(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { seed: text, messages: text, notices: text } });
  const seed = wholeNumber('seed', values.seed, anySeed());
  const report = await talk(
    {
      seed,
      messages: wholeNumber('messages', values.messages, 10_000),
      notices: wholeNumber('notices', values.notices, 10_000),
    },
    say,
  );
  const broken = printBroken(report.checks);
  for (const [what, times] of Object.entries(report.kills)) print(`${String(times).padStart(5)}  ${what}`);
  print(
    `Seed ${seed}: ${report.messages} messages and ${report.notices} notices in ${seconds(report.writingMs)}, all sent ` +
      `${seconds(report.quietMs)} later; ${report.mails} e-mails, ${report.repeated} of them a second time under the same Message-ID; ` +
      `${report.checks.length - broken} of ${report.checks.length} checks hold.`,
  );
  return broken > 0 ? 1 : 0;
});
