// Who may import whom, as data; Nx's own rule holds it. See "Who may import whom" in the README.
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';

process.env.NX_DAEMON = 'false';
// Without a project graph the rule would let everything pass.
await createProjectGraphAsync();

const rule = nx.rules['enforce-module-boundaries'];
const rooms =
  'The rooms stand on each other: validation <- contracts <- messaging <- service-kit <- services, persistence beside messaging; contracts <- web-kit <- console, storefront.';

/** Nx's rule with messages that say what to do instead. */
export const boundaries = {
  rules: {
    boundaries: {
      ...rule,
      meta: {
        ...rule.meta,
        messages: {
          ...rule.meta.messages,
          onlyTagsConstraintViolation:
            'A package tagged "{{sourceTag}}" may import only {{tags}}. ' +
            'A service reaches another one through its contract (list it in `clients`, inject its client) or through its events; ' +
            `a face reaches services through @mall/web-kit; @mall/testing is for tests alone. ${rooms}`,
          emptyOnlyTagsConstraintViolation: `A package tagged "{{sourceTag}}" imports none of ours: move what you need into it, or this code into a room above. ${rooms}`,
          noRelativeOrAbsoluteImportsAcrossLibraries:
            'Another package is imported by its name, never by a path: `@mall/contracts/order`, not `../../../libs/contracts/src/order`.',
          noTransitiveDependencies:
            'Only what the package.json beside this code names may be imported: add the package to its dependencies.',
          noSelfCircularDependencies:
            'Inside a package, files import each other by relative paths: "./path/file.js" instead of "{{imp}}".',
        },
      },
    },
  },
};

const only = (sourceTag, ...tags) => ({ sourceTag, onlyDependOnLibsWithTags: tags });

const platforms = (...testing) => [
  only('platform:shared', 'platform:shared', ...testing),
  only('platform:web', 'platform:shared', 'platform:web', ...testing),
  only('platform:server', 'platform:shared', 'platform:server'),
];

const rungs = (...testing) => [
  only('type:validation', ...testing),
  only('type:contracts', 'type:validation', ...testing),
  only('type:persistence', ...testing),
  only('type:messaging', 'type:validation', 'type:contracts', 'type:persistence', ...testing),
  only(
    'type:service-kit',
    'type:validation',
    'type:contracts',
    'type:messaging',
    'type:persistence',
    ...testing,
  ),
  only(
    'type:service',
    'type:validation',
    'type:contracts',
    'type:messaging',
    'type:persistence',
    'type:service-kit',
    ...testing,
  ),
  only('type:web-kit', 'type:validation', 'type:contracts', ...testing),
  only('type:app', 'type:validation', 'type:contracts', 'type:web-kit', ...testing),
  only('type:tool', 'type:validation', 'type:contracts', 'type:messaging', 'type:tool', ...testing),
  { sourceTag: 'type:testing', notDependOnLibsWithTags: ['type:service', 'type:app'] },
];

const options = (...testing) => ({
  enforceBuildableLibDependency: false,
  depConstraints: [...platforms(...testing), ...rungs(...testing)],
});

export const inProduct = ['error', { ...options(), banTransitiveDependencies: true }];
/** Tests may import `@mall/testing`, and tools that only the root names. */
export const inTests = ['error', options('type:testing')];
