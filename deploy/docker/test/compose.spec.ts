import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, serviceNames, storingServices } from '@mall/local-stack';
import { accountsFile } from '@mall/messaging/broker';
import { drawnSecrets, filledIn, readCompose } from './compose.js';

const compose = readCompose();
const secrets = drawnSecrets();
/** Alloy reads the containers' logs through it. */
const DOCKER_SOCKET = '/var/run/docker.sock';
const file = (...path: string[]): string => join(repositoryRoot, ...path);

describe('docker-compose.yml', () => {
  it.each(serviceNames)('builds %s from its own folder', (name) => {
    const service = compose.services[name];
    expect(service?.build?.args.IMAGE).toBe(name);
    expect(existsSync(file(service!.build!.dockerfile))).toBe(true);
    expect(existsSync(file('services', name, 'package.json'))).toBe(true);
  });

  it('makes a schema for every service that stores', () => {
    expect(compose.services['postgres']?.environment?.['MALL_SCHEMAS']).toBe(storingServices.join(' '));
  });

  it('holds no secret', () => {
    const values = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment),
    );
    const secret = values.filter(([name]) => /KEY|PASSWORD|_USER$/.test(name) && name !== 'POSTGRES_USER');
    expect(secret.length).toBeGreaterThan(10);
    // Those of the demo, and earlier keys, are empty where .env has none.
    expect(secret.filter(([, value]) => !/^\$\{\w+:(\?|-\}$)/.test(value))).toEqual([]);
  });

  it('needs only secrets that the documented command creates', () => {
    for (const { environment = {} } of Object.values(compose.services)) {
      for (const value of Object.values(environment)) expect(() => filledIn(value, secrets)).not.toThrow();
    }
  });

  it('creates only variables that the compose file reads', () => {
    const text = readFileSync(file('docker-compose.yml'), 'utf8');
    expect(Object.keys(drawnSecrets('--demo')).filter((name) => !text.includes(`\${${name}:`))).toEqual([]);
  });

  it('gives NATS the permissions that follow from the contracts, and the key of every user that they name', () => {
    const accounts = readFileSync(file('deploy', 'nats', 'accounts.conf'), 'utf8');
    expect(accounts).toBe(accountsFile());
    const withDemo = readFileSync(file('deploy', 'nats', 'accounts-demo.conf'), 'utf8');
    expect(withDemo).toBe(accountsFile({ demo: true }));
    const wanted = [...withDemo.matchAll(/\$(NATS_USER_\w+)/g)].map(([, name]) => name);
    expect(Object.keys(compose.services['nats']?.environment ?? {})).toEqual(wanted);
  });

  it('depends only on declared services and volumes', () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      for (const [source = ''] of volumes.map((volume) => filledIn(volume, secrets).split(':'))) {
        if (source === DOCKER_SOCKET) continue;
        expect(source.startsWith('.') ? existsSync(file(source)) : source in compose.volumes).toBe(true);
      }
    }
  });

  it('limits the log of every container', () => {
    const unlimited = Object.entries(compose.services).filter(
      ([, { logging }]) => !logging?.options?.['max-size'] || !logging.options['max-file'],
    );
    expect(unlimited.map(([name]) => name)).toEqual([]);
  });

  it('has a health check for each server', () => {
    const unwatched = Object.entries(compose.services).filter(
      ([, service]) => !service.healthcheck && !service.build && service.restart !== 'no',
    );
    expect(unwatched).toEqual([]);
  });
});
