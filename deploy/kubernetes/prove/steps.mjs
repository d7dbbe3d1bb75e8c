// Steps of a rehearsal: told while they run, and kept for its report.

export const say = (line) => process.stdout.write(`${line}\n`);

export class Steps {
  done = [];

  /** Runs a step; what it returns and how long it took stand in the report. A failed step ends the rehearsal. */
  async run(name, work) {
    say(`${name} …`);
    const started = Date.now();
    const seconds = () => Math.round((Date.now() - started) / 1000);
    try {
      const result = (await work()) ?? 'done';
      this.done.push({ name, seconds: seconds(), result, isOk: true });
      say(`  ${result} (${seconds()} s)`);
    } catch (failure) {
      this.done.push({ name, seconds: seconds(), result: failure.message, isOk: false });
      throw failure;
    }
  }

  /** The steps as a table of markdown. */
  table() {
    const rows = this.done.map(
      ({ name, seconds, result, isOk }) =>
        `| ${name} | ${isOk ? 'yes' : '**no**'} | ${seconds} | ${result.replaceAll('\n', ' ')} |`,
    );
    return `<!-- prettier-ignore -->
| step | passed | seconds | |
| ---- | ------ | ------: | --- |
${rows.join('\n')}
`;
  }
}
