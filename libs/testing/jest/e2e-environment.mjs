import SharedEnvironment from './shared-environment.mjs';

/** Reports the content of every page when a step of a journey fails, because the pages have changed by the end of the run. */
export default class BrowserEnvironment extends SharedEnvironment {
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure') return;
    const shown = (await this.global.describePages?.()) ?? [];
    process.stderr.write([`When "${event.test.name}" failed:`, ...shown, ''].join('\n'));
  }
}
