// The objects of an overlay, and the values that its containers expect in them.
import { kubectl } from './kubectl.mjs';

const { parseAllDocuments } = await import('yaml').catch(() => {
  process.stderr.write('The packages of this repository are not installed: run npm ci first.\n');
  process.exit(69);
});

/** Renders a folder with a kustomization. */
export function render(folder) {
  return parseAllDocuments(rendered(folder)).map((document) => document.toJS());
}

function rendered(folder) {
  try {
    return kubectl(['kustomize', folder]);
  } catch (failure) {
    const [, missing] = /lstat (\S+secrets\.env): no such file/.exec(failure.message) ?? [];
    if (!missing) throw failure;
    throw new Error(
      `${missing} is missing. Make it once, with --demo for a mall with the demo catalogue, and keep it: ` +
        'node deploy/docker/make-env.mjs [--demo] > deploy/kubernetes/overlays/one-box/secrets.env',
    );
  }
}

/** Returns the objects with pod templates: Deployments, StatefulSets and Jobs. */
export function workloads(objects) {
  return objects.filter(({ spec }) => spec?.template?.spec?.containers);
}

/** Settings that may be empty. */
const OPTIONAL = new Set(['BACKUP_RECIPIENT', 'MAIL_FROM', 'MICRO_APP_ORIGINS', 'SHOP_URL']);

/** Needed for notices by e-mail, with `SHOP_URL`, which has further uses; without all three none is sent. */
const MAIL = ['MAIL_FROM', 'SMTP_URL'];

/**
 * Returns empty settings, and settings and secrets that a ConfigMap or a Secret of the overlay lacks although a container refers to
 * them. Objects from elsewhere, such as a Secret that an operator writes, are not checked.
 */
export function missingValues(objects) {
  const sources = new Map(
    objects
      .filter(({ kind }) => kind === 'ConfigMap' || kind === 'Secret')
      .map((object) => [`${object.kind} ${object.metadata.name}`, object]),
  );
  const settings = [...sources.values()].filter(({ metadata }) => metadata.name.startsWith('settings'));
  const empty = settings.flatMap(({ data }) => Object.keys(data).filter((name) => data[name] === ''));
  const missing = new Set(empty.filter((name) => !OPTIONAL.has(name)));
  for (const { spec } of workloads(objects)) {
    for (const { env = [] } of spec.template.spec.containers) {
      for (const { valueFrom } of env) {
        const secret = valueFrom?.secretKeyRef;
        const reference = secret ?? valueFrom?.configMapKeyRef;
        if (!reference || reference.optional) continue;
        const source = sources.get(`${secret ? 'Secret' : 'ConfigMap'} ${reference.name}`);
        const value = source && (source.data?.[reference.key] ?? source.stringData?.[reference.key]);
        if (source && (value === undefined || (secret && value === ''))) missing.add(reference.key);
      }
    }
  }
  for (const name of missingForMail(sources)) missing.add(name);
  return [...missing].sort();
}

/** Returns the missing values for notices by e-mail; a Secret from elsewhere may hold some, so it is not checked. */
function missingForMail(sources) {
  const all = [...sources.values()];
  const settings = all.find(({ metadata }) => metadata.name.startsWith('settings'))?.data ?? {};
  const secret = all.find(({ kind, metadata }) => kind === 'Secret' && /^mall\b/.test(metadata.name));
  const values = { ...settings, SMTP_URL: secret?.data?.SMTP_URL ?? secret?.stringData?.SMTP_URL };
  if (!MAIL.some((name) => values[name])) return [];
  const needed = secret ? [...MAIL, 'SHOP_URL'] : ['MAIL_FROM', 'SHOP_URL'];
  return needed.filter((name) => !values[name]);
}
