// Pods take their secrets when they start. A hash of those that a pod uses, in an annotation of its template, restarts the pods of a
// changed one with the next roll-out, and no others.
import { createHash } from 'node:crypto';

const ANNOTATION = 'mall/secrets';

/**
 * Returns the objects with the annotation.
 * @param secrets `data` by name, those of the cluster or of the overlay; pods of unknown ones stay as they are
 */
export function stamped(objects, secrets) {
  return objects.map((object) => {
    if (object.kind !== 'Deployment' && object.kind !== 'StatefulSet') return object;
    const used = object.spec.template.spec.containers.flatMap(({ env = [] }) =>
      env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []),
    );
    const known = used.filter(({ name }) => secrets[name]);
    if (known.length === 0) return object;
    const values = [
      ...new Set(known.map(({ name, key }) => `${name} ${key} ${secrets[name][key] ?? ''}`)),
    ].sort();
    const copy = structuredClone(object);
    const { metadata } = copy.spec.template;
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
    metadata.annotations = { ...metadata.annotations, [ANNOTATION]: hash };
    return copy;
  });
}
