import { allResources } from '@mall/contracts/all';
import { platformErrors, type Resource } from '@mall/contracts/define';

const resources = new Map(allResources.map((resource) => [resource.name, resource]));

/** @throws platformErrors.notFound */
export function resourceNamed(name: string): Resource {
  const resource = resources.get(name);
  if (!resource) throw platformErrors.notFound();
  return resource;
}
