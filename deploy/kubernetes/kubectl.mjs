// Runs kubectl on the cluster of KUBECONFIG and returns its output.
import { spawn, spawnSync } from 'node:child_process';

/** Returns the output of kubectl; throws its message when it fails. `input` is passed as a file. */
export function kubectl(args, input) {
  const done = spawnSync('kubectl', args, { encoding: 'utf8', input, maxBuffer: 64 << 20 });
  if (done.error?.code === 'ENOENT')
    throw new Error('kubectl is not on the PATH: install it, at most one version older than the cluster.');
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`kubectl ${args.join(' ')}: ${done.stderr.trim()}`);
  return done.stdout;
}

/** Starts kubectl as a separate process, such as a port-forward; its lines go to `onLine`. */
export function kubectlProcess(args, onLine = () => {}) {
  const child = spawn('kubectl', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8').on('data', (text) => text.split('\n').filter(Boolean).forEach(onLine));
  return child;
}
