import { Patience, progressOf, stateOf, told } from '../pod-problems.mjs';

const owner = (uid: string) => ({ ownerReferences: [{ uid }] });
const deployment = {
  kind: 'Deployment',
  metadata: {
    name: 'order',
    uid: 'd',
    generation: 3,
    annotations: { 'deployment.kubernetes.io/revision': '2' },
  },
  spec: { replicas: 2 },
  status: { observedGeneration: 3, replicas: 3, updatedReplicas: 1, availableReplicas: 2, conditions: [] },
};
const replicaSet = (uid: string, revision: string) => ({
  kind: 'ReplicaSet',
  metadata: {
    name: `order-${uid}`,
    uid,
    ...owner('d'),
    annotations: { 'deployment.kubernetes.io/revision': revision },
  },
});
const pod = (status: object, of = 'new') => ({
  kind: 'Pod',
  metadata: { name: `order-${of}-x7k2p`, uid: `pod-${of}`, ...owner(of) },
  status: { phase: 'Pending', ...status },
});
const waiting = (reason: string, message?: string, more: object = {}) => ({
  containerStatuses: [
    { name: 'service', ready: false, restartCount: 0, state: { waiting: { reason, message } }, ...more },
  ],
});
const sets = [replicaSet('old', '1'), replicaSet('new', '2')];
const problemsWith = (...objects: readonly object[]) =>
  stateOf([deployment], [deployment, ...sets, ...objects]).problems.map(told);

// Statuses as the API server of Kubernetes 1.34 shows them.
it.each([
  [
    'a mistyped tag',
    waiting('ImagePullBackOff', 'Back-off pulling image "mall/order:0.1.x": ErrImagePull: not found'),
    'deployment/order, pod order-new-x7k2p: ImagePullBackOff, Back-off pulling image "mall/order:0.1.x": ErrImagePull: not found',
  ],
  [
    'a process that ends at its start',
    waiting('CrashLoopBackOff', 'back-off 40s restarting failed container', {
      restartCount: 3,
      lastState: { terminated: { reason: 'Error', exitCode: 78 } },
    }),
    'deployment/order, pod order-new-x7k2p: CrashLoopBackOff, ended with code 78, 3 times so far',
  ],
  [
    'a limit of memory that is too low',
    waiting('CrashLoopBackOff', 'back-off', {
      restartCount: 4,
      lastState: { terminated: { reason: 'OOMKilled', exitCode: 137 } },
    }),
    'deployment/order, pod order-new-x7k2p: OOMKilled, took more memory than its limit, 4 times so far',
  ],
  [
    'a missing key of a Secret',
    waiting('CreateContainerConfigError', "couldn't find key LINK_KEY in Secret mall/mall"),
    "deployment/order, pod order-new-x7k2p: CreateContainerConfigError, couldn't find key LINK_KEY in Secret mall/mall",
  ],
  [
    'a pod that no node has room for',
    {
      conditions: [
        {
          type: 'PodScheduled',
          status: 'False',
          reason: 'Unschedulable',
          message: '0/1 nodes are available: 1 Insufficient memory.',
        },
      ],
    },
    'deployment/order, pod order-new-x7k2p: Unschedulable, 0/1 nodes are available: 1 Insufficient memory.',
  ],
])('names %s', (_, status, expected) => expect(problemsWith(pod(status))).toEqual([expected]));

it('names a volume that cannot be mounted, from the events of the pod', () => {
  const event = (reason: string, message: string) => ({
    kind: 'Event',
    involvedObject: { uid: 'pod-new' },
    reason,
    message,
  });
  const events = [
    event('Pulled', 'Image is present'),
    event('FailedMount', 'configmap "settings" not found'),
  ];
  expect(problemsWith(pod({ containerStatuses: [] }), ...events)).toEqual([
    'deployment/order, pod order-new-x7k2p: FailedMount, configmap "settings" not found',
  ]);
});

it('names why no pod is created', () => {
  const refused = {
    kind: 'Event',
    involvedObject: { uid: 'new' },
    reason: 'FailedCreate',
    message: 'pods "order-new-x" is forbidden: exceeded quota',
  };
  expect(problemsWith(refused)).toEqual([
    'deployment/order: FailedCreate, pods "order-new-x" is forbidden: exceeded quota',
  ]);
});

it('says nothing of the broken pods of an older version, nor of one that runs again', () => {
  const again = {
    phase: 'Running',
    containerStatuses: [
      {
        name: 'service',
        restartCount: 1,
        state: { running: {} },
        lastState: { terminated: { reason: 'OOMKilled' } },
      },
    ],
  };
  expect(problemsWith(pod(waiting('ImagePullBackOff', 'old'), 'old'), pod(again))).toEqual([]);
});

it('names the deadline that Kubernetes itself has seen pass, but not that of the version before', () => {
  const late = (observedGeneration: number) => ({
    ...deployment,
    status: {
      ...deployment.status,
      observedGeneration,
      conditions: [
        { type: 'Progressing', status: 'False', reason: 'ProgressDeadlineExceeded', message: 'timed out' },
      ],
    },
  });
  expect(stateOf([deployment], [late(3), ...sets]).problems.map(told)).toEqual([
    'deployment/order: ProgressDeadlineExceeded, timed out',
  ]);
  expect(stateOf([deployment], [late(2), ...sets]).problems).toEqual([]);
});

it('names a Job that has failed', () => {
  const job = {
    kind: 'Job',
    metadata: { name: 'migrate-order-abc', uid: 'j' },
    status: {
      conditions: [
        { type: 'Failed', status: 'True', message: 'Job has reached the specified backoff limit' },
      ],
    },
  };
  expect(stateOf([job], [job]).problems.map(told)).toEqual([
    'job/migrate-order-abc: Failed, Job has reached the specified backoff limit',
  ]);
});

it.each([
  ['not there yet', undefined],
  ['1 of 2 pods ready', deployment],
  ['0 of 2 pods ready', { ...deployment, status: { ...deployment.status, observedGeneration: 2 } }],
  [
    undefined,
    {
      ...deployment,
      status: { observedGeneration: 3, replicas: 2, updatedReplicas: 2, availableReplicas: 2 },
    },
  ],
  [undefined, { ...deployment, spec: { replicas: 0 }, status: { observedGeneration: 3 } }],
  [undefined, { kind: 'Job', metadata: { name: 'm' }, status: { succeeded: 1 } }],
  [
    'Setting up primary',
    { kind: 'Cluster', metadata: { name: 'p' }, status: { phase: 'Setting up primary' } },
  ],
  [
    'could not get secret data from provider',
    {
      kind: 'ExternalSecret',
      metadata: { name: 'mall' },
      status: {
        conditions: [{ type: 'Ready', status: 'False', message: 'could not get secret data from provider' }],
      },
    },
  ],
])('says %s', (expected, live) => expect(progressOf(live)).toBe(expected));

it('says a problem once, gives up when it lasts, and starts anew when it has passed', () => {
  const problem = { owner: 'deployment/order', pod: 'order-1', container: 'service', reason: 'ErrImagePull' };
  const later = { ...problem, reason: 'ImagePullBackOff' };
  const patience = new Patience();
  expect(patience.judge([problem], 0)).toEqual({ fresh: [problem], lasting: [] });
  expect(patience.judge([later], 89_000)).toEqual({ fresh: [], lasting: [] });
  expect(patience.judge([later], 90_000)).toEqual({ fresh: [], lasting: [later] });
  expect(patience.judge([], 91_000)).toEqual({ fresh: [], lasting: [] });
  expect(patience.judge([later], 92_000)).toEqual({ fresh: [later], lasting: [] });
});
