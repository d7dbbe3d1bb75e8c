import { TestEnvironment } from 'jest-environment-node';

/** Tells what every page showed when a step of a journey failed: by the end of the run the pages have moved on. */
export default class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure') return;
    const shown = (await this.global.whatPagesShow?.()) ?? [];
    process.stderr.write([`When "${event.test.name}" failed:`, ...shown, ''].join('\n'));
  }
}
