import { type ServiceName, serviceNames } from '@mall/local-stack';
import { drawnSecrets, filledIn, readCompose } from './compose.js';
import { judged } from './service-configuration.js';

const secrets = drawnSecrets();

function environmentOf(name: ServiceName): Record<string, string> {
  const given = Object.entries(readCompose().services[name]?.environment ?? {});
  return Object.fromEntries(given.map(([key, value]) => [key, filledIn(value, secrets)]));
}

describe('the environment that docker-compose.yml gives', () => {
  it.each(serviceNames)('is complete for %s, and holds nothing that it does not read', (name) => {
    expect(judged(name, environmentOf(name))).toEqual({ complaints: '', unread: [] });
  });
});
