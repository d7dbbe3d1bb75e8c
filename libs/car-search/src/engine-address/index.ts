import type { IndexSize } from '../opensearch/index-body.js';

/** Address of the search engine: nodes of an OpenSearch cluster, and the properties of its index. */
export interface EngineAddress extends IndexSize {
  readonly nodes: readonly string[];
  /** Names of all indices begin with it; two installations may share a cluster. */
  readonly prefix: string;
}

const DEFAULTS = { prefix: 'mall', shards: 1, replicas: 1 } as const;

/**
 * Parses `https://user:password@one:9200,https://two:9200/prefix?shards=3&replicas=1`; everything after the nodes may
 * be left out.
 * @throws Error naming the expected form
 */
export function engineAddressFrom(text: string): EngineAddress {
  const urls = text.split(',').map((url) => (URL.canParse(url) ? new URL(url) : undefined));
  if (!urls.every((url) => url !== undefined && /^https?:$/.test(url.protocol)))
    throw new Error('must be one or several http(s) URLs with commas between them');
  const known = urls as URL[];
  const last = known.at(-1)!;
  const prefix = last.pathname.replaceAll('/', '') || DEFAULTS.prefix;
  if (!/^[a-z][a-z0-9-]*$/.test(prefix))
    throw new Error('must have a path of small letters, digits and hyphens');
  const figure = (name: 'shards' | 'replicas', least: number): number => {
    const value = Number(last.searchParams.get(name) ?? DEFAULTS[name]);
    if (!Number.isInteger(value) || value < least || value > 100)
      throw new Error(`must have a number of ${name}`);
    return value;
  };
  const nodes = known.map((url) => {
    const node = new URL(url);
    node.pathname = '';
    node.search = '';
    return node.href;
  });
  return { nodes, prefix, shards: figure('shards', 1), replicas: figure('replicas', 0) };
}
