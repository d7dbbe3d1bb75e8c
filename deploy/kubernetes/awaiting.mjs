// Waits for what was applied, and says for what: problems of pods as soon as they appear, with the end of their log.
import { setTimeout as sleep } from 'node:timers/promises';
import { kubectl } from './kubectl.mjs';
import { Patience, stateOf, told } from './pod-problems.mjs';

const POLL_MS = 2_000;
const SAY_MS = 30_000;
const LOG_LINES = '--tail=15';
const SEEN = 'deployments,statefulsets,replicasets,jobs,pods,events';

/**
 * Returns the namespace's objects: of the kinds that every cluster has, and of `resource`, kinds that operators define.
 */
const namespaceNow = (namespace, resource) =>
  [SEEN, ...(resource ? [resource] : [])].flatMap(
    (resources) => JSON.parse(kubectl(['get', resources, '-n', namespace, '-o', 'json'])).items,
  );

/** Returns the end of the log of a container that has ended; an empty text when there is none. */
function logOf(namespace, { pod, container }) {
  const args = ['logs', pod, '-n', namespace, LOG_LINES, ...(container ? ['-c', container] : [])];
  for (const which of [['--previous'], []]) {
    try {
      const log = kubectl([...args, ...which]).trim();
      if (log) return log;
    } catch {
      // No container of this pod has ended, or it was removed since.
    }
  }
  return '';
}

function withLog(namespace, problem) {
  const log = problem.hasLog ? logOf(namespace, problem) : '';
  return told(problem) + (log && `\n${log.replace(/^/gm, '    | ')}`);
}

/**
 * Waits until objects of one namespace are as they were applied.
 * @param options `what`: for the message of a failure; `seconds`: at most; `resource`: a kind of an operator among the objects
 * @throws Error that names what is missing and why, once a problem has lasted too long, or the time is up
 */
export async function awaitObjects(objects, { what, seconds, say, resource }) {
  if (objects.length === 0) return;
  const { namespace } = objects[0].metadata;
  const patience = new Patience();
  const started = Date.now();
  for (let saidAt = started; ; await sleep(POLL_MS)) {
    const now = Date.now();
    const { waiting, problems } = stateOf(objects, namespaceNow(namespace, resource));
    if (waiting.length === 0) return;
    const { fresh, lasting } = patience.judge(problems, now);
    const passed = Math.round((now - started) / 1000);
    const giveUp = (why) => {
      throw new Error(`${what}: given up after ${passed} s.\n${[...why, ...waiting].join('\n')}`);
    };
    if (lasting.length > 0) giveUp(lasting.map((problem) => withLog(namespace, problem)));
    for (const problem of fresh) say(`  ${withLog(namespace, problem)}`);
    if (passed > seconds) giveUp(problems.map(told));
    if (now - saidAt >= SAY_MS) {
      saidAt = now;
      say(`  waiting for ${waiting.join(', ')} (${passed} s)`);
    }
  }
}
