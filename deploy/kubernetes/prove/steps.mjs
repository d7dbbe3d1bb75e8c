// Steps of a rehearsal: printed while they run, and collected for its report.

export const say = (line) => process.stdout.write(`${line}\n`);

/** The result of a step that this cluster does not support. */
export class LeftOut {
  constructor(why) {
    this.why = why;
  }
}

export class Steps {
  done = [];

  /** Runs a step; its result and duration are reported. A failed step ends the rehearsal. */
  async run(name, work) {
    say(`${name} …`);
    const started = Date.now();
    const seconds = () => Math.round((Date.now() - started) / 1000);
    try {
      const returned = (await work()) ?? 'done';
      const isLeftOut = returned instanceof LeftOut;
      const result = isLeftOut ? returned.why : returned;
      this.done.push({ name, seconds: seconds(), result, passed: isLeftOut ? 'left out' : 'yes' });
      say(`  ${result} (${seconds()} s)`);
    } catch (failure) {
      this.done.push({ name, seconds: seconds(), result: failure.message, passed: '**no**' });
      throw failure;
    }
  }

  /** Formats the steps as a Markdown table. */
  table() {
    const rows = this.done.map(
      ({ name, seconds, result, passed }) =>
        `| ${name} | ${passed} | ${seconds} | ${result.replaceAll('\n', ' ')} |`,
    );
    return `<!-- prettier-ignore -->
| step | passed | seconds | |
| ---- | ------ | ------: | --- |
${rows.join('\n')}
`;
  }
}
