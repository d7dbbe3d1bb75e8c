// The namespace of a rehearsal: it must not exist before, and is deleted afterwards.
import { kubectl } from '../kubectl.mjs';

export const NAMESPACE = ['-n', 'mall'];

/** Ends the process when there is a mall already. */
export function refuseMall() {
  if (!kubectl(['get', 'namespace', 'mall', '--ignore-not-found']).trim()) return;
  process.stderr.write('The namespace mall exists; the rehearsal needs a cluster without it.\n');
  process.exit(64);
}

export const deleteMall = () => void kubectl(['delete', 'namespace', 'mall', '--wait', '--timeout=180s']);

/** Returns the number of pods. @throws when one of them is neither ready nor completed */
export function podsLeftOver() {
  const { items } = JSON.parse(kubectl(['get', 'pods', ...NAMESPACE, '-o', 'json']));
  const notWell = items.filter(
    ({ status }) => status.phase !== 'Succeeded' && !status.containerStatuses?.every(({ ready }) => ready),
  );
  if (notWell.length > 0)
    throw new Error(`not ready: ${notWell.map(({ metadata }) => metadata.name).join(', ')}`);
  return `${items.length} pods, all ready or completed`;
}

export const kubernetesVersion = () =>
  JSON.parse(kubectl(['version', '-o', 'json'])).serverVersion.gitVersion;
