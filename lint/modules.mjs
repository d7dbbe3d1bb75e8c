// Allowed imports between packages, by the tags in each package.json: the constraints of @nx/enforce-module-boundaries as data.
import { createProjectGraphAsync } from '@nx/devkit';
import { SERVICE_FEATURES } from './features.mjs';

process.env.NX_DAEMON = 'false';
// Nx's rule reads the cached project graph and accepts every import while there is none.
await createProjectGraphAsync();

const only = (sourceTag, ...tags) => ({ sourceTag, onlyDependOnLibsWithTags: tags });

const platforms = (...testing) => [
  only('platform:shared', 'platform:shared', ...testing),
  only('platform:web', 'platform:shared', 'platform:web', ...testing),
  only('platform:server', 'platform:shared', 'platform:server'),
];

/** Services other than the one that searches cars, by their tag. */
const servicesWithoutSearch = Object.keys(SERVICE_FEATURES).filter((name) => name !== 'product');

const types = (...testing) => [
  only('type:validation', ...testing),
  only('type:contracts', 'type:validation', ...testing),
  only('type:car-search', 'type:validation', 'type:contracts', ...testing),
  only('type:telemetry', ...testing),
  only('type:persistence', 'type:telemetry', ...testing),
  only(
    'type:messaging',
    'type:validation',
    'type:contracts',
    'type:persistence',
    'type:telemetry',
    ...testing,
  ),
  only(
    'type:service-kit',
    'type:validation',
    'type:contracts',
    'type:messaging',
    'type:persistence',
    'type:telemetry',
    ...testing,
  ),
  only(
    'type:service',
    'type:car-search',
    'type:validation',
    'type:contracts',
    'type:messaging',
    'type:persistence',
    'type:service-kit',
    'type:telemetry',
    ...testing,
  ),
  ...servicesWithoutSearch.map((name) => ({
    sourceTag: `service:${name}`,
    notDependOnLibsWithTags: ['type:car-search'],
  })),
  only('type:web-kit', 'type:validation', 'type:contracts', ...testing),
  only('type:app', 'type:validation', 'type:contracts', 'type:web-kit', ...testing),
  only('type:tool', 'type:validation', 'type:contracts', 'type:messaging', 'type:tool', ...testing),
  { sourceTag: 'type:testing', notDependOnLibsWithTags: ['type:service', 'type:app'] },
];

const options = (...testing) => ({
  enforceBuildableLibDependency: false,
  depConstraints: [...platforms(...testing), ...types(...testing)],
});

/** For product code, which may only import what the package.json beside it lists. */
export const forProduct = ['error', { ...options(), banTransitiveDependencies: true }];
/** For tests, which may also import `@mall/testing`, the demo catalogue and development tools listed in the root package.json. */
export const forTests = ['error', options('type:testing', 'type:tool')];
