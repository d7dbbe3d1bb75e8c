// Allowed imports between features inside each service and both apps: settings and policies of eslint-plugin-boundaries. A feature is
// a folder. Imports that are not listed here are refused, type-only imports included.
import { fileURLToPath } from 'node:url';

/**
 * Service -> feature -> the features of that service it may import. An unlisted feature imports none. A test checks that there are
 * no circles.
 */
export const SERVICE_FEATURES = {
  // `entities` holds the tables that refer to each other: menus, roles and the menus of a role.
  admin: {
    department: ['scope'],
    directory: ['department', 'rights', 'staff'],
    history: ['log', 'role', 'staff'],
    log: ['parameter', 'scope'],
    menu: ['entities', 'rights', 'role', 'staff'],
    'micro-app': ['entities'],
    'page-text': ['parameter'],
    rights: ['department', 'scope'],
    role: ['department', 'entities', 'rights', 'scope'],
    seed: ['dictionary', 'page-text', 'parameter', 'staff'],
    session: ['rights', 'scope', 'staff'],
    staff: ['department', 'entities', 'parameter', 'rights', 'role', 'scope'],
  },
  auth: {
    administration: ['account', 'sessions'],
    devices: ['account'],
    networks: ['account'],
    factor: ['account', 'attempts', 'devices', 'password', 'sessions', 'sms'],
    'factor-reset': ['account', 'factor', 'sessions'],
    personal: ['account', 'sessions'],
    password: ['account', 'attempts', 'devices', 'sessions', 'sms'],
    registration: ['account', 'attempts', 'sessions', 'sms'],
    sessions: ['account', 'devices', 'keys', 'networks'],
    'sign-in': [
      'account',
      'attempts',
      'captcha',
      'devices',
      'factor',
      'networks',
      'sessions',
      'sms',
      'social',
    ],
    sms: ['account', 'attempts', 'captcha', 'devices', 'networks'],
    social: ['account', 'attempts', 'factor', 'sessions', 'sms'],
    tickets: ['keys', 'sessions'],
  },
  chat: {
    away: ['conversations', 'notices', 'sockets'],
    'canned-answers': ['conversations', 'notices'],
    conversations: ['hours', 'sockets'],
    deliveries: ['notices', 'push', 'sockets'],
    desk: ['conversations', 'hours', 'sockets'],
    notices: ['push', 'sockets'],
    push: ['sockets'],
  },
  file: {
    download: ['access', 'image', 'record', 'storage'],
    list: ['storage'],
    personal: ['record', 'storage'],
    record: ['access', 'image', 'storage'],
    share: ['storage'],
    upload: ['access', 'image', 'record', 'storage'],
  },
  gateway: {
    cache: ['access', 'envelope', 'limits'],
    edge: ['access', 'cache', 'envelope', 'mount', 'pages', 'share'],
    envelope: ['access'],
    feeds: ['envelope', 'limits', 'pages'],
    mount: ['access', 'cache', 'envelope', 'journal', 'limits'],
    pages: ['cache', 'limits'],
    resources: ['access', 'envelope', 'journal', 'limits', 'mount'],
    share: ['limits', 'pages'],
  },
  // `order` is the core: features that change orders import it and the features of rates, settings and money, never
  // each other. `order-view` reads what they stored.
  order: {
    checkout: ['cart', 'held-cars', 'landed-cost', 'milestone', 'order', 'rate', 'setting', 'wording'],
    deal: ['order', 'refund'],
    document: ['landed-cost', 'order', 'sales-contract', 'wording'],
    inspection: ['document', 'order', 'wording'],
    'held-cars': ['setting'],
    import: ['checkout', 'milestone', 'order', 'payment-slip', 'sales-contract', 'setting'],
    'landed-cost': ['cart', 'milestone', 'order', 'rate', 'tariff'],
    ledger: ['order'],
    migrations: ['transfer'],
    milestone: ['order', 'setting'],
    'order-action': ['order', 'order-view', 'rate', 'setting'],
    'order-view': ['landed-cost', 'milestone', 'order', 'payment-slip', 'refund', 'sales-contract'],
    personal: ['order'],
    'payment-slip': ['ledger', 'order', 'setting', 'transfer'],
    rate: ['order', 'setting'],
    reconciliation: ['ledger', 'order', 'payment-slip', 'setting', 'transfer'],
    refund: ['ledger', 'order', 'setting', 'transfer'],
    reminder: ['order'],
    'sales-contract': ['order', 'wording'],
    template: ['document', 'order', 'sales-contract', 'wording'],
  },
  // `entities` holds the tables that refer to each other: brands, categories, attributes, cars and skus.
  product: {
    brand: ['entities', 'search'],
    car: [
      ...['badge', 'brand', 'category', 'entities', 'facts', 'listing-rule', 'price', 'rate'],
      ...['search', 'shop', 'stock'],
    ],
    category: ['entities', 'search'],
    facts: ['entities'],
    hold: ['car', 'entities', 'stock'],
    importing: ['brand', 'car', 'category', 'entities', 'price', 'shop'],
    'listing-rule': ['entities'],
    listing: ['entities', 'rate'],
    price: ['entities'],
    search: ['badge', 'rate'],
    'stock-list': ['car', 'entities', 'price', 'shop', 'stock'],
    watch: ['entities', 'stock'],
  },
  tenant: { application: ['shop'], place: ['shop'] },
  user: {
    address: ['profile'],
    buyer: ['profile'],
    migrations: ['division'],
    personal: ['consent', 'profile'],
    profile: ['consent'],
  },
};

/** Folders of the console that are not resources -> the folders they may import. `app` may import every folder. */
export const CONSOLE_SHARED = {
  api: ['i18n'],
  components: ['api', 'i18n'],
  dashboard: ['api', 'components', 'i18n'],
  display: ['api', 'i18n', 'theme'],
  'chat-popover': ['api', 'components', 'i18n'],
  entry: ['api', 'i18n', 'layout', 'widgets'],
  'error-log': ['api', 'components', 'i18n'],
  gallery: ['api', 'components', 'i18n', 'widgets'],
  i18n: [],
  layout: [
    'api',
    'chat-popover',
    'components',
    'dashboard',
    'display',
    'error-log',
    'i18n',
    'lock',
    'notices',
    'palette',
    'person',
    'second-factor',
    'tabs',
    'theme',
  ],
  lock: ['api', 'components', 'i18n', 'tabs'],
  pages: ['api', 'i18n', 'tabs'],
  notices: ['api', 'components', 'i18n'],
  palette: ['api', 'components', 'i18n'],
  person: ['api', 'components', 'i18n', 'second-factor', 'widgets'],
  'refund-review': ['api', 'components', 'i18n', 'widgets'],
  'second-factor': ['api', 'components', 'i18n'],
  tabs: ['api', 'components', 'i18n'],
  theme: ['api'],
  widgets: ['api', 'components', 'i18n'],
};

const consoleShared = Object.keys(CONSOLE_SHARED);

const service = (name, features) => ({
  element: { type: 'service-feature', captured: { service: name, feature: features } },
});
const folder = (type, folders) => ({ element: { type, captured: { folder: folders } } });
const allow = (from, ...to) => ({ from, allow: to.map((one) => ({ to: one })) });

const services = Object.entries(SERVICE_FEATURES).flatMap(([name, features]) =>
  Object.entries(features).map(([from, to]) => allow(service(name, [from]), service(name, to))),
);

/** Tests may import migrations, because rules about seeded texts and figures are tested against the seeds. */
const seeds = allow(
  { element: { type: 'service-feature', fileInternalPath: '**/*.spec.ts' } },
  { element: { type: 'service-feature', captured: { feature: 'migrations' } } },
);

const consoleFolders = [
  allow(folder('console-app', ['app']), folder('console-*', ['*'])),
  allow(
    folder('console-resource', ['*']),
    folder('console-shared', ['api', 'components', 'i18n', 'refund-review', 'theme', 'widgets']),
  ),
  ...Object.entries(CONSOLE_SHARED).map(([from, to]) =>
    allow(folder('console-shared', [from]), folder('console-shared', to)),
  ),
];

const storefront = [
  allow(
    folder('storefront-layer', ['app']),
    folder('storefront-layer', ['components', 'i18n', 'mall']),
    folder('storefront-feature', ['*']),
  ),
  allow(folder('storefront-feature', ['*']), folder('storefront-layer', ['components', 'mall'])),
  allow(folder('storefront-layer', ['components']), folder('storefront-layer', ['mall'])),
  allow(folder('storefront-layer', ['i18n']), folder('storefront-layer', ['mall', 'texts'])),
  allow(
    folder('storefront-layer', ['server']),
    folder('storefront-layer', ['app', 'components', 'i18n', 'mall']),
  ),
];

export const featureSettings = {
  'boundaries/root-path': fileURLToPath(new URL('..', import.meta.url)),
  'boundaries/elements': [
    { type: 'service-feature', pattern: 'services/*/src/*', capture: ['service', 'feature'] },
    { type: 'console-app', pattern: 'console/src/(app)', capture: ['folder'] },
    { type: 'console-shared', pattern: `console/src/(${consoleShared.join('|')})`, capture: ['folder'] },
    { type: 'console-resource', pattern: 'console/src/*', capture: ['folder'] },
    { type: 'storefront-feature', pattern: 'storefront/src/features/*', capture: ['folder'] },
    { type: 'storefront-layer', pattern: 'storefront/src/*', capture: ['folder'] },
  ],
  'import/resolver': { [fileURLToPath(new URL('source-resolver.cjs', import.meta.url))]: {} },
};

export const featureRule = [
  'error',
  { default: 'disallow', policies: [...services, seeds, ...consoleFolders, ...storefront] },
];
