import { basename } from 'node:path';

/** Nodes of an OpenSearch cluster, separated by commas; when not set, the embedded engine is tested. */
const CLUSTER = 'OPENSEARCH_URL';

/** An OpenSearch cluster for the product service of one test file, with indices of its own. */
export class TestSearchEngine {
  private readonly nodes = process.env[CLUSTER];
  private readonly prefix: string;

  /** `dir` is the folder of the test file. */
  constructor(dir: string) {
    this.prefix = basename(dir)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
  }

  /** Returns the environment of the product service. Two shards, so that answers are merged from several. */
  get environment(): NodeJS.ProcessEnv {
    return this.nodes ? { SEARCH_ENGINE_URL: `${this.nodes}/${this.prefix}?shards=2&replicas=1` } : {};
  }

  async drop(): Promise<void> {
    const [node] = this.nodes?.split(',') ?? [];
    if (!node) return;
    const found = await fetch(`${node}/_cat/indices/${this.prefix}-*?h=index`);
    for (const index of (await found.text()).split('\n').filter(Boolean))
      await fetch(`${node}/${index}`, { method: 'DELETE' });
  }
}
