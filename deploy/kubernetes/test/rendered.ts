import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export interface EnvironmentVariable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef?: { readonly name: string; readonly key: string; readonly optional?: boolean };
    readonly configMapKeyRef?: { readonly name: string; readonly key: string };
  };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly EnvironmentVariable[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources?: {
    readonly requests?: Readonly<Record<string, string>>;
    readonly limits?: Readonly<Record<string, string>>;
  };
  readonly securityContext?: unknown;
  readonly args?: readonly string[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}

export interface Probe {
  readonly exec?: { readonly command: readonly string[] };
  readonly periodSeconds?: number;
  readonly failureThreshold?: number;
}

export interface PodSpec {
  readonly priorityClassName?: string;
  readonly containers: readonly Container[];
  readonly volumes?: readonly {
    readonly name: string;
    readonly configMap?: { readonly name: string; readonly items?: readonly object[] };
  }[];
  readonly automountServiceAccountToken?: boolean;
  readonly securityContext?: {
    readonly runAsNonRoot?: boolean;
    readonly seccompProfile?: { readonly type: string };
  };
}

export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly replicas?: number;
    readonly progressDeadlineSeconds?: number;
    /** Fields of an autoscaler. */
    readonly minReplicas?: number;
    readonly maxReplicas?: number;
    /** Fields of a PostgreSQL cluster. */
    readonly postgresql?: { readonly parameters: Readonly<Record<string, string>> };
    readonly resources?: unknown;
    readonly selector?: { readonly matchLabels?: Readonly<Record<string, string>> };
    readonly template?: {
      readonly metadata: {
        readonly labels: Readonly<Record<string, string>>;
        readonly annotations?: Readonly<Record<string, string>>;
      };
      readonly spec: PodSpec;
    };
  };
}

/** An object with pods. A hash at the end of a Job's name is left out. */
export interface Workload {
  readonly kind: string;
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly pod: PodSpec;
}

const file = (overlay: string): string => join(import.meta.dirname, 'rendered', `${overlay}.yaml`);

/** Returns the digest of the sources in the rendered file. */
export const digestOf = (overlay: string): string | undefined =>
  /digest (\w+)/.exec(readFileSync(file(overlay), 'utf8'))?.[1];

const parsed = new Map<string, readonly KubernetesObject[]>();

/** Returns the objects of an overlay; parsing takes a second, so it is done once. */
export function rendered(overlay: string): readonly KubernetesObject[] {
  const objects = parsed.get(overlay) ?? parse(overlay);
  parsed.set(overlay, objects);
  return objects;
}

function parse(overlay: string): readonly KubernetesObject[] {
  return parseAllDocuments(readFileSync(file(overlay), 'utf8')).map(
    (document) => document.toJS() as KubernetesObject,
  );
}

export function workloadsOf(objects: readonly KubernetesObject[]): readonly Workload[] {
  return objects.flatMap(({ kind, metadata, spec }) =>
    spec?.template
      ? [
          {
            kind,
            name: metadata.name.replace(/^(migrate-\w+)-\w+$/, '$1'),
            labels: spec.template.metadata.labels,
            pod: spec.template.spec,
          },
        ]
      : [],
  );
}

/**
 * Returns the variables of a container, as a cluster would set them: from settings, from `secrets`, and with `$(NAME)` replaced.
 * `parts` are those used in another one's value.
 */
export function environmentOf(
  container: Container,
  objects: readonly KubernetesObject[],
  secrets: Readonly<Record<string, string>>,
): { readonly values: Record<string, string>; readonly parts: ReadonlySet<string> } {
  const values: Record<string, string> = {};
  const parts = new Set<string>();
  for (const { name, value, valueFrom } of container.env ?? []) {
    const { secretKeyRef, configMapKeyRef } = valueFrom ?? {};
    if (secretKeyRef) values[name] = secrets[secretKeyRef.key] ?? '';
    else if (configMapKeyRef) {
      const source = objects.find(({ metadata }) => metadata.name === configMapKeyRef.name);
      values[name] = source?.data?.[configMapKeyRef.key] ?? '';
    } else
      values[name] = (value ?? '').replace(/\$\((\w+)\)/g, (_, part: string) => {
        parts.add(part);
        return values[part] ?? '';
      });
  }
  return { values, parts };
}
