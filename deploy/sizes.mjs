// Memory, processor time, start time and number of pods of each process. `npm run generate` writes them into the manifests
// (kubernetes/sizes); a test compares every rendered workload, and docker-compose.yml, with them. docs/sizing.md says how the figures were measured.

/**
 * `processor`: requested thousandths of a core, in a small cluster that shares them (`shared`) and where each pod has its own.
 * `memory`: requested and at most, in MiB. `starts`: seconds after which a process that does not listen yet is restarted. `pods`:
 * at least and at most in `ha`, between which an autoscaler chooses.
 * @type {Readonly<Record<string, import('./sizes.d.mts').ServiceSize>>}
 */
export const services = {
  gateway: { processor: { shared: 50, own: 300 }, memory: [192, 512], starts: 600, pods: [2, 10] },
  auth: { processor: { shared: 50, own: 150 }, memory: [192, 512], starts: 600, pods: [2, 6] },
  product: { processor: { shared: 50, own: 300 }, memory: [1024, 2048], starts: 900, pods: [2, 6] },
  order: { processor: { shared: 50, own: 300 }, memory: [256, 768], starts: 600, pods: [2, 6] },
  user: { processor: { shared: 50, own: 100 }, memory: [192, 512], starts: 600, pods: [2, 4] },
  tenant: { processor: { shared: 50, own: 100 }, memory: [192, 512], starts: 600, pods: [2, 3] },
  admin: { processor: { shared: 50, own: 100 }, memory: [192, 512], starts: 600, pods: [2, 3] },
  // The service itself, and two decoders, which end when one file takes more than a gibibyte.
  file: { processor: { shared: 50, own: 150 }, memory: [384, 512 + 2 * 1024], starts: 600, pods: [2, 4] },
  chat: { processor: { shared: 50, own: 150 }, memory: [192, 512], starts: 600, pods: [2, 6] },
};

/** Other pods: requested thousandths of a core, and memory, requested and at most, in MiB. */
export const others = {
  streams: { processor: { shared: 10, own: 10 }, memory: [96, 256] },
  backup: { processor: { shared: 20, own: 100 }, memory: [128, 512] },
  migrate: { processor: { shared: 50, own: 50 }, memory: [128, 512] },
  demo: { processor: { shared: 100, own: 100 }, memory: [256, 512] },
  nats: { processor: { shared: 100, own: 500 }, memory: [256, 1024] },
  natsMetrics: { processor: { shared: 10, own: 10 }, memory: [32, 64] },
  storage: { processor: { shared: 50, own: 50 }, memory: [256, 1024] },
  postgres: { processor: { shared: 200, own: 1000 }, memory: [512, 3072] },
};

/** PostgreSQL of `ha`, where an operator makes the pods. */
export const databaseOfHa = { processor: 1000, memory: [4096, 8192], servers: 3 };

/** Seconds beyond `starts` within which a new pod finds a node and has its image. */
const PLACING_SECONDS = 300;
/** Interval of the probes until a process listens. */
export const START_PROBE_SECONDS = 2;

/** Failures of the first probe after which a process is restarted. */
export const startFailures = ({ starts }) => starts / START_PROBE_SECONDS;

/** Seconds without progress after which a roll-out has failed: later than the restart of a process that does not start. */
export const deadlineOf = ({ starts }) => starts + PLACING_SECONDS;

/** Connections of one process, `DATABASE_POOL`: the relay, a timer, four consumers, and four requests. */
export const POOL = 10;
/** Connections of a migration, of which one for each service may run: its pool before and while it migrates. */
const MIGRATING = 4;
/** For superusers, the operator, metrics, a backup, and a person who looks into it. */
const KEPT_FREE = 20;
/** Measured: 2 to 17 MB of its own for a connection of a service that has worked. */
const CONNECTION_MB = 8;

/** `max_connections` for this number of pods of each service: one more while a roll-out replaces them. */
export function maxConnections(podsOf) {
  const { gateway: _, ...storing } = services;
  const used = Object.values(storing).reduce((sum, size) => sum + (podsOf(size) + 1) * POOL + MIGRATING, 0);
  return Math.ceil((used + KEPT_FREE) / 10) * 10;
}

/** `shared_buffers` in MiB: a quarter of the server's memory, as PostgreSQL's manual advises. */
export const sharedBuffers = ([, most]) => most / 4;

/** MiB that PostgreSQL takes with all connections in use. */
export const databaseMemory = (memory, connections) => sharedBuffers(memory) + connections * CONNECTION_MB;

const mostOf = ({ pods: [, most] }) => most;
const one = () => 1;

/** PostgreSQL's settings that follow from the sizes, by overlay. */
export const databaseSettings = {
  'one-box': settingsFor(others.postgres.memory, maxConnections(one)),
  ha: settingsFor(databaseOfHa.memory, maxConnections(mostOf)),
};

function settingsFor(memory, connections) {
  return {
    max_connections: String(connections),
    shared_buffers: `${sharedBuffers(memory)}MB`,
    // An estimate for the planner of what the operating system caches beside that.
    effective_cache_size: `${memory[1] / 2}MB`,
  };
}

/** `resources` of a container. `kind`: whether processor time is shared or a pod's own. */
export const resourcesOf = ({ processor, memory: [requested, most] }, kind) => ({
  requests: { cpu: `${processor[kind] ?? processor}m`, memory: `${requested}Mi` },
  limits: { memory: `${most}Mi` },
});

/** Returns what the overlay `ha` requests at least, and with every autoscaler at its most: cores, GiB, and pods. */
export function requestedByHa() {
  const servers = [
    [3, others.nats.processor.own, others.nats.memory[0]],
    [databaseOfHa.servers, databaseOfHa.processor, databaseOfHa.memory[0]],
    [1, others.streams.processor.own, others.streams.memory[0]],
    [1, others.backup.processor.own, others.backup.memory[0]],
  ];
  const total = (place) => {
    const pods = [
      ...Object.values(services).map(({ pods, processor, memory }) => [
        pods[place],
        processor.own,
        memory[0],
      ]),
      ...servers,
    ];
    const sum = (part) => pods.reduce((total, [count, ...figures]) => total + count * figures[part], 0);
    return {
      pods: pods.reduce((total, [count]) => total + count, 0),
      cores: sum(0) / 1000,
      gibibytes: sum(1) / 1024,
    };
  };
  return { least: total(0), most: total(1) };
}
