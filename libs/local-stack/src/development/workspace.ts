import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { serviceNames, type ServiceName } from '../service-names.js';

/** A package of this repository whose `src` is compiled into `dist`. */
export interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: ReadonlySet<string>;
}

/** Returns the libraries and services, without the browser apps: Vite serves their sources. */
export function compiledPackages(root = repositoryRoot): readonly WorkspacePackage[] {
  return ['libs', 'services'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => join(root, group, name))
      .filter((folder) => existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'src')))
      .map(readPackage),
  );
}

function readPackage(folder: string): WorkspacePackage {
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return { name, folder, dependencies: new Set(Object.keys(dependencies)) };
}

/** Returns the services that use a package directly or indirectly. */
export function servicesThatUse(name: string, packages: readonly WorkspacePackage[]): readonly ServiceName[] {
  const users = new Set([name]);
  let size: number;
  do {
    size = users.size;
    for (const one of packages)
      if ([...one.dependencies].some((needed) => users.has(needed))) users.add(one.name);
  } while (users.size > size);
  return serviceNames.filter((service) => users.has(`@mall/${service}`));
}
