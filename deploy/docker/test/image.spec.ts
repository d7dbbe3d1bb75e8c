import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, serviceNames } from '@mall/local-stack';
import { closure, images, readLock, services } from '../closure.mjs';
import { readCompose } from './compose.js';

const file = (...path: string[]): string => join(repositoryRoot, ...path);
const read = (...path: string[]): string => readFileSync(file(...path), 'utf8');
const lock = readLock(repositoryRoot);
const names = [...images.keys()];
const workspaceOf = (name: string): string => images.get(name)!.workspace;

describe('the images', () => {
  it('are those of all services and of the demo, in the bake file too', () => {
    expect([...services].sort()).toEqual([...serviceNames].sort());
    const matrix = /image = \[([^\]]*)\]/.exec(read('deploy', 'docker', 'docker-bake.hcl'))![1]!;
    expect([...matrix.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual(names);
  });

  it('install from the manifests of every workspace', () => {
    const workspaces = Object.keys(lock).filter((folder) => folder && !folder.includes('node_modules/'));
    const copied = read('deploy', 'docker', 'Dockerfile').matchAll(/^COPY (\S+)\/package\.json \1\/$/gm);
    expect([...copied].map(([, folder]) => folder).sort()).toEqual(workspaces.sort());
  });

  it.each(names)('%s holds no package of the development', (name) => {
    const needed = closure(repositoryRoot, lock, workspaceOf(name));
    expect(needed.filter((folder) => lock[folder]?.dev)).toEqual([]);
    expect(needed).not.toContain('libs/testing');
  });

  it('take their program from where the build puts it', () => {
    for (const { workspace, program } of images.values())
      expect(
        existsSync(file(workspace, program.replace(/dist(\/bundle)?/, 'src').replace('.js', '.ts'))),
      ).toBe(true);
  });
});

describe('the containers of docker-compose.yml', () => {
  const containers = Object.entries(readCompose().services);

  it('gain no privileges, drop all capabilities, and have a memory limit', () => {
    for (const [name, { cap_drop, security_opt, mem_limit }] of containers) {
      expect({ name, cap_drop, security_opt }).toEqual({
        name,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(mem_limit).toMatch(/^\d+[mg]$/);
    }
  });

  it('of the mall itself cannot write into their image', () => {
    const built = containers.filter(([, { build }]) => build);
    expect(built.length).toBeGreaterThan(serviceNames.length);
    expect(built.filter(([, container]) => !container.read_only)).toEqual([]);
  });
});
