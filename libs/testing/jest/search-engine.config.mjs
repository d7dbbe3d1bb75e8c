import integration from './integration.config.mjs';

if (!process.env.OPENSEARCH_URL)
  throw new Error('OPENSEARCH_URL is missing: the nodes of an OpenSearch cluster, with commas between them.');

/** The tests of the search on the OpenSearch cluster of OPENSEARCH_URL, and the comparison of both engines. */
export default {
  ...integration,
  displayName: 'search engine',
  testMatch: [
    '<rootDir>/libs/car-search/test/**/*.engine-spec.ts',
    '<rootDir>/services/product/test/{browsing,desk,finding,read-model}.e2e-spec.ts',
  ],
};
