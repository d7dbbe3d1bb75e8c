// A pod in the cluster that runs a script of this folder until /tmp/stop exists, or until it ends.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { kubectl } from '../kubectl.mjs';
import { NAMESPACE } from './mall-namespace.mjs';

const here = import.meta.dirname;

export class ScriptPod {
  /** `program` runs the script and is in `image`; `uses` is the server to which the pod may connect. */
  constructor({ name, script, program, image, uses }) {
    this.name = name;
    const map = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name, namespace: 'mall' },
      data: { [script]: readFileSync(join(here, script), 'utf8') },
    };
    kubectl(['apply', '-f', '-'], JSON.stringify(map));
    this.pod = parse(readFileSync(join(here, 'script-pod.yaml'), 'utf8'));
    this.pod.metadata.name = name;
    this.pod.metadata.labels = { [`uses.mall/${uses}`]: 'true' };
    this.pod.spec.volumes[0].configMap.name = name;
    Object.assign(this.pod.spec.containers[0], { image, command: [program, `/script/${script}`] });
  }

  /** Restarts it; `env`: values, or references for the cluster. */
  async begin(env = {}) {
    this.pod.spec.containers[0].env = Object.entries(env).map(([name, value]) =>
      typeof value === 'string' ? { name, value } : { name, valueFrom: value },
    );
    kubectl(['delete', 'pod', this.name, ...NAMESPACE, '--ignore-not-found', '--wait']);
    kubectl(['apply', '-f', '-'], JSON.stringify(this.pod));
    // It may have ended already.
    await this.until((phase) => phase !== 'Pending');
  }

  stop() {
    kubectl(['exec', this.name, ...NAMESPACE, '--', 'touch', '/tmp/stop']);
  }

  /** Returns its output, once it has ended. */
  async lines() {
    await this.until((phase) => phase === 'Succeeded' || phase === 'Failed');
    return kubectl(['logs', this.name, ...NAMESPACE])
      .trim()
      .split('\n');
  }

  /** Waits until the pod's phase matches. */
  async until(isSuch) {
    const phase = () => kubectl(['get', 'pod', this.name, ...NAMESPACE, '-o', 'jsonpath={.status.phase}']);
    while (!isSuch(phase())) await sleep(500);
  }
}
