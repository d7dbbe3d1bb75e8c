// Starts and ends the visitors of visitors.mjs in the cluster.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { kubectl } from '../kubectl.mjs';

const NAMESPACE = ['-n', 'mall'];
const here = import.meta.dirname;

export class ClusterVisitors {
  /** `image`: one with Node; `signIns`: buyers of the demo. */
  constructor(image, signIns) {
    this.image = image;
    this.signIns = signIns;
    const script = readFileSync(join(here, 'visitors.mjs'), 'utf8');
    const map = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'visitors', namespace: 'mall' },
      data: { 'visitors.mjs': script },
    };
    kubectl(['apply', '-f', '-'], JSON.stringify(map));
  }

  /** Begins to visit; `end` says what happened since. */
  async begin(env = {}) {
    const pod = parse(readFileSync(join(here, 'visitors.yaml'), 'utf8'));
    const [container] = pod.spec.containers;
    container.image = this.image;
    container.env = Object.entries({ SIGN_INS: JSON.stringify(this.signIns), ...env }).map(
      ([name, value]) => ({ name, value }),
    );
    kubectl(['delete', 'pod', 'visitors', ...NAMESPACE, '--ignore-not-found', '--wait']);
    kubectl(['apply', '-f', '-'], JSON.stringify(pod));
    // It may have ended already.
    await this.until((phase) => phase !== 'Pending');
  }

  async end() {
    kubectl(['exec', 'visitors', ...NAMESPACE, '--', 'touch', '/tmp/stop']);
    return this.outcome();
  }

  /** One purchase, repeated until it succeeds: the seconds until then. Throws after `seconds`. */
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
    await this.until((phase) => phase === 'Succeeded' || phase === 'Failed');
    const lines = kubectl(['logs', 'visitors', ...NAMESPACE])
      .trim()
      .split('\n');
    return JSON.parse(lines.at(-1));
  }

  /** Waits until the phase of the pod is such. */
  async until(isSuch) {
    const phase = () => kubectl(['get', 'pod', 'visitors', ...NAMESPACE, '-o', 'jsonpath={.status.phase}']);
    while (!isSuch(phase())) await sleep(500);
  }
}
