import { serviceNames } from '@mall/local-stack';
import { drawnSecrets } from '../../docker/test/compose.js';
import { judged } from '../../docker/test/service-configuration.js';
import { environmentOf, rendered, workloadsOf } from './rendered.js';

const secrets = drawnSecrets('--demo');

// one-box is one-box-demo without the demo's variables.
describe.each(['ha', 'one-box-demo'])('the environment that the overlay %s gives', (overlay) => {
  const objects = rendered(overlay);
  const workloads = workloadsOf(objects);

  it.each(serviceNames)('is complete for %s, and holds nothing that it does not read', (name) => {
    const [container] = workloads.find((one) => one.name === name)!.pod.containers;
    const { values, parts } = environmentOf(container!, objects, secrets);
    const { complaints, unread } = judged(name, values);
    expect(complaints).toBe('');
    expect(unread.filter((key) => !parts.has(key))).toEqual([]);
  });
});
