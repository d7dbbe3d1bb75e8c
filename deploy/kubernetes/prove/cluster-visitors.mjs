// Starts and stops the visitors of visitors.mjs in the cluster.
import { setTimeout as sleep } from 'node:timers/promises';
import { ScriptPod } from './script-pod.mjs';

export class ClusterVisitors {
  /** Prepares the pod of the visitors. `image` contains Node; `signIns` are buyers of the demo. */
  constructor(image, signIns) {
    this.signIns = signIns;
    this.pod = new ScriptPod({
      name: 'visitors',
      script: 'visitors.mjs',
      program: 'node',
      image,
      uses: 'gateway',
    });
  }

  /** Starts the visits; `end` reports what happened since. */
  begin(env = {}) {
    return this.pod.begin({ SIGN_INS: JSON.stringify(this.signIns), ...env });
  }

  end() {
    this.pod.stop();
    return this.outcome();
  }

  /** Repeats one purchase until it succeeds; returns the seconds until then. Throws after `seconds`. */
  async secondsUntilPurchase(seconds = 180) {
    const started = Date.now();
    for (;;) {
      await this.begin({ SINGLE: 'true' });
      const found = await this.outcome();
      if (found.purchases === 1) return Math.round((Date.now() - started) / 1000);
      if (Date.now() - started > seconds * 1000)
        throw new Error(`No purchase within ${seconds} s: ${found.failures.join('; ')}`);
      await sleep(1000);
    }
  }

  async outcome() {
    return JSON.parse((await this.pod.lines()).at(-1));
  }
}
