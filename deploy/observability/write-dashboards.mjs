// Part of `npm run generate`: writes dashboards/*.json, and the alerts in the format of the Prometheus operator.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { parse, stringify } from 'yaml';
import { dashboards, grafanaDashboard } from './dashboards.mjs';

const folder = join(import.meta.dirname, 'dashboards');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const dashboard of dashboards) {
  const text = await format(JSON.stringify(grafanaDashboard(dashboard)), { parser: 'json', printWidth: 110 });
  writeFileSync(join(folder, `${dashboard.uid}.json`), text);
}

const alerts = parse(readFileSync(join(import.meta.dirname, 'alerts.yaml'), 'utf8'));
const rule = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'mall' },
  spec: { groups: alerts.groups },
};
const head = '# Written by `npm run generate` from deploy/observability/alerts.yaml.\n';
const text = await format(head + stringify(rule, { singleQuote: true, lineWidth: 0 }), {
  parser: 'yaml',
  singleQuote: true,
  printWidth: 110,
});
writeFileSync(join(import.meta.dirname, '..', 'kubernetes', 'overlays', 'ha', 'alerts.yaml'), text);
