// The version of the mall in the files that name its images.

/** Files that name the images of the mall, below the root of the repository. */
export const DEPLOYED = [
  'docker-compose.yml',
  'deploy/docker/Dockerfile',
  'deploy/docker/docker-bake.hcl',
  'deploy/kubernetes/overlays/ha/kustomization.yaml',
  'deploy/kubernetes/overlays/one-box/kustomization.yaml',
  'deploy/kubernetes/overlays/one-box-demo/kustomization.yaml',
  'deploy/kubernetes/test/rendered/ha.yaml',
  'deploy/kubernetes/test/rendered/one-box.yaml',
  'deploy/kubernetes/test/rendered/one-box-demo.yaml',
];

/** An image of the mall, or the default of a build, before its version. */
const NAMED =
  /(\bmall\/[a-z]+(?:, newTag: |:(?:\$\{MALL_VERSION:-)?)|ARG VERSION=|variable "VERSION" \{ default = ")(\d+\.\d+\.\d+(?:-[\w.]+)?)/g;

/** Returns the versions in a file. */
export const versionsIn = (text) => [...text.matchAll(NAMED)].map(([, , version]) => version);

/** Returns the file with another version. */
export const withVersion = (text, version) => text.replace(NAMED, (_, named) => `${named}${version}`);
