// kubectl on the cluster of KUBECONFIG, and what it prints.
import { spawn, spawnSync } from 'node:child_process';

/** What kubectl prints; throws its message when it fails. `input` is given to it as a file. */
export function kubectl(args, input) {
  const done = spawnSync('kubectl', args, { encoding: 'utf8', input, maxBuffer: 64 << 20 });
  if (done.error?.code === 'ENOENT') throw new Error('kubectl is not on the PATH');
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`kubectl ${args.join(' ')}: ${done.stderr.trim()}`);
  return done.stdout;
}

/** kubectl as a process of its own, for port-forward and the like; its lines go to `onLine`. */
export function kubectlProcess(args, onLine = () => {}) {
  const child = spawn('kubectl', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8').on('data', (text) => text.split('\n').filter(Boolean).forEach(onLine));
  return child;
}
