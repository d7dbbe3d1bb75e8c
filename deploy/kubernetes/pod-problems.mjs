// Reads from the objects of a namespace what a roll-out still waits for, and what keeps its pods from running.

/** Reasons of a container that waits, which rarely pass by themselves. */
const STUCK = new Set([
  'CrashLoopBackOff',
  'CreateContainerConfigError',
  'CreateContainerError',
  'ErrImageNeverPull',
  'ErrImagePull',
  'ImagePullBackOff',
  'InvalidImageName',
  'RunContainerError',
]);
/** Events that say why a pod has not been created or started. */
const TOLD_BY_EVENTS = new Set(['FailedAttachVolume', 'FailedCreate', 'FailedMount', 'ProvisioningFailed']);

/** Seconds that a problem may last before a roll-out gives up; a node or a server that comes up ends most others earlier. */
const PATIENCE = {
  Unschedulable: 300,
  CrashLoopBackOff: 180,
  OOMKilled: 60,
  Failed: 0,
  ProgressDeadlineExceeded: 0,
};
const patienceOf = (reason) => PATIENCE[reason] ?? 90;

const ownedBy = ({ metadata }, uid) => metadata.ownerReferences?.some((owner) => owner.uid === uid) ?? false;
const revisionOf = ({ metadata }) => metadata.annotations?.['deployment.kubernetes.io/revision'];
const conditionOf = ({ status }, type) => status?.conditions?.find((one) => one.type === type);
const isTrue = (condition) => condition?.status === 'True';

/** Returns the pods of an object's newest version; those of an older one may be broken and are replaced. */
function podsOf(live, all) {
  const { uid } = live.metadata;
  if (live.kind !== 'Deployment') return all.filter((one) => one.kind === 'Pod' && ownedBy(one, uid));
  const newest = all.find(
    (one) => one.kind === 'ReplicaSet' && ownedBy(one, uid) && revisionOf(one) === revisionOf(live),
  );
  return newest ? all.filter((one) => one.kind === 'Pod' && ownedBy(one, newest.metadata.uid)) : [];
}

/** Returns how far an object is, such as `1 of 2 pods ready`; `undefined` once it is as it was applied. */
export function progressOf(live) {
  if (!live) return 'not there yet';
  const { kind, metadata, spec = {}, status = {} } = live;
  if (kind === 'Job') return status.succeeded ? undefined : 'not completed';
  if (kind === 'Cluster' || kind === 'ExternalSecret') {
    const ready = conditionOf(live, 'Ready');
    return isTrue(ready) ? undefined : (status.phase ?? ready?.message ?? 'not ready');
  }
  const wanted = spec.replicas ?? 1;
  const updated = status.updatedReplicas ?? 0;
  const ready = (kind === 'Deployment' ? status.availableReplicas : status.readyReplicas) ?? 0;
  const isSeen = (status.observedGeneration ?? 0) >= metadata.generation;
  const isWhole = isSeen && updated === wanted && ready >= wanted && (status.replicas ?? 0) === wanted;
  return isWhole ? undefined : `${isSeen ? Math.min(updated, ready) : 0} of ${wanted} pods ready`;
}

function problemOfContainer(pod, { name, restartCount, state = {}, lastState = {} }) {
  const of = { pod: pod.metadata.name, container: name };
  const ended = state.terminated ?? lastState.terminated;
  // Before the wait for the next start, because it says why.
  if (ended?.reason === 'OOMKilled' && !state.running)
    return {
      ...of,
      reason: 'OOMKilled',
      why: `took more memory than its limit, ${restartCount} times so far`,
      hasLog: true,
    };
  if (!STUCK.has(state.waiting?.reason)) return undefined;
  const { reason, message = '' } = state.waiting;
  const hasLog = reason === 'CrashLoopBackOff';
  const why = hasLog ? `ended with code ${ended?.exitCode}, ${restartCount} times so far` : message;
  return { ...of, reason, why, hasLog };
}

function problemsOfPod(pod, all) {
  const { status = {}, metadata } = pod;
  const scheduled = conditionOf(pod, 'PodScheduled');
  if (scheduled?.status === 'False')
    return [{ pod: metadata.name, reason: scheduled.reason, why: scheduled.message }];
  const containers = [...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])];
  const found = containers.flatMap((one) => problemOfContainer(pod, one) ?? []);
  return found.length > 0 || status.phase !== 'Pending'
    ? found
    : toldByEvents(metadata.uid, metadata.name, all);
}

const toldByEvents = (uid, name, all) =>
  all
    .filter(
      ({ kind, involvedObject, reason }) =>
        kind === 'Event' && involvedObject.uid === uid && TOLD_BY_EVENTS.has(reason),
    )
    .slice(-1)
    .map(({ reason, message }) => ({ pod: name, reason, why: message }));

/** Returns the problems of an object's pods, and those of an object that cannot have pods. */
function problemsOf(live, all) {
  const owner = `${live.kind.toLowerCase()}/${live.metadata.name}`;
  const failed = live.kind === 'Job' && conditionOf(live, 'Failed');
  const pods = podsOf(live, all);
  const found = isTrue(failed)
    ? [{ pod: pods.at(-1)?.metadata.name, reason: 'Failed', why: failed.message, hasLog: pods.length > 0 }]
    : pods.flatMap((pod) => problemsOfPod(pod, all));
  const controllers = all.filter(
    (one) => one === live || (one.kind === 'ReplicaSet' && ownedBy(one, live.metadata.uid)),
  );
  const refused =
    pods.length > 0 ? [] : controllers.flatMap(({ metadata }) => toldByEvents(metadata.uid, undefined, all));
  const progressing = live.kind === 'Deployment' && conditionOf(live, 'Progressing');
  const isLate =
    progressing?.reason === 'ProgressDeadlineExceeded' &&
    live.status.observedGeneration >= live.metadata.generation;
  const late = isLate
    ? [
        {
          pod: pods[0]?.metadata.name,
          reason: progressing.reason,
          why: progressing.message,
          hasLog: pods.length > 0,
        },
      ]
    : [];
  return [...found, ...refused, ...late].map((problem) => ({ owner, ...problem }));
}

/**
 * Compares objects that were applied with those of the namespace.
 * @returns what is not as it was applied, `deployment/order: 0 of 2 pods ready`, and the problems of its pods
 */
export function stateOf(applied, all) {
  const waiting = applied
    .map(({ kind, metadata }) => ({
      name: `${kind.toLowerCase()}/${metadata.name}`,
      live: all.find((one) => one.kind === kind && one.metadata.name === metadata.name),
    }))
    .map((one) => ({ ...one, progress: progressOf(one.live) }))
    .filter(({ progress }) => progress !== undefined);
  return {
    waiting: waiting.map(({ name, progress }) => `${name}: ${progress}`),
    problems: waiting.flatMap(({ live }) => (live ? problemsOf(live, all) : [])),
  };
}

/** Remembers since when problems last. */
export class Patience {
  since = new Map();

  /**
   * Returns the problems that were not there at the last call (`fresh`), and those that have lasted too long
   * (`lasting`). `now` is in milliseconds.
   */
  judge(problems, now) {
    const keys = new Set(problems.map(keyOf));
    for (const key of this.since.keys()) if (!keys.has(key)) this.since.delete(key);
    const fresh = problems.filter((problem) => !this.since.has(keyOf(problem)));
    for (const problem of fresh) this.since.set(keyOf(problem), now);
    const lasting = problems.filter(
      (problem) => now - this.since.get(keyOf(problem)) >= patienceOf(problem.reason) * 1000,
    );
    return { fresh, lasting };
  }
}

/** Pulling an image fails in two ways in turn, and a container waits and ends in turn. */
const SAME = { ErrImagePull: 'ImagePullBackOff' };
const keyOf = ({ owner, pod, container, reason }) =>
  [owner, pod, container, SAME[reason] ?? reason].join(' ');

/** Formats a problem on one line. */
export const told = ({ owner, pod, reason, why }) =>
  `${owner}${pod ? `, pod ${pod}` : ''}: ${reason}${why ? `, ${why.trim()}` : ''}`;
