import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ResolveModulePreloadDependenciesFn } from 'vite';

const gateway = process.env['MALL_GATEWAY'] ?? 'http://127.0.0.1:8080';

/**
 * sonner adds its style sheet to the page as an element, which the content security policy refuses. `Toasts` imports the same sheet
 * as a file instead.
 * @throws Error when a new version of sonner does it in another way.
 */
const withoutInlineStyles: Plugin = {
  name: 'sonner-without-inline-styles',
  transform(code, id) {
    if (!/node_modules\/sonner\/dist\/index\.mjs/.test(id)) return undefined;
    const silent = code.replace(/^function __insertCSS\(code\) \{$/m, '$&\n  return;');
    if (silent === code) throw new Error('sonner has no __insertCSS any more: check how it adds its styles.');
    return { code: silent, map: null };
  },
};

/**
 * Replaces Vite's function that preloads the files of a page's code: this shop has one style sheet, and half of that function waits
 * for others and handles their errors.
 */
const plainPreload: Plugin = {
  name: 'plain-preload',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? `export const __vitePreload = ${preload.toString()}` : undefined,
};

function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  for (const file of files) {
    const href = `/${file}`;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  return load();
}

/** Makes our own code 2 % smaller than Vite alone; that of packages would become larger. */
const minifiedAgain: Plugin = {
  name: 'minified-again',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.name === 'vendor') continue;
      file.code = (
        await minify(file.code, { module: true, ecma: 2022, compress: { passes: 3 }, mangle: true })
      ).code;
    }
  },
};

/** Builds a class name from the name and its file: shorter than Vite's, because rendered pages contain many. */
function scopedName(name: string, file: string): string {
  const path = relative(fileURLToPath(new URL('.', import.meta.url)), file).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
}

/** A few files that many pages need, instead of forty with one kilobyte each. */
const CHUNKS = {
  groups: [
    // The code that decides when the rest is loaded must not need the rest.
    { name: 'boot', test: /preload-helper|first-page|next-task|until-seen/ },
    {
      name: 'vendor',
      test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/](?!.*(?:useQueries|queriesObserver))/,
    },
    {
      name: 'kit',
      minShareCount: 5,
      test: /storefront[\\/]src[\\/](?:components[\\/](?!forms|File|Share|SmallCarPicture|use-file|CityDialog|SignInPromptDialog|RequireSignIn|LandedCost|landed-cost|Cost|use-seconds|ui[\\/](?:Dialog|Field|Check|BottomBar|Status|Stepper))|mall)|web-kit[\\/](?!dist[\\/](?:words|device|client[\\/]error-reporter))/,
    },
    // The frame of every page, and the facts about all pages.
    {
      name: 'shell',
      test: /storefront[\\/]src[\\/](?:rendered-page|start|app[\\/](?!shell[\\/](?:PhoneMenu|AddedPage|MoreMenu|MenuItems|MemberMenu|AccountLinks|NoticeBell|MoveToAccount|use-drop-down|use-sign-out|SignInDialog|Toasts|WithoutConnection))|features[\\/].*[\\/](?:page|account-layout|catalogue-queries)\.ts|components[\\/](?:Car(?:Tile|Row)|SearchBox|SuggestionList|use-suggestions|Messengers)|mall[\\/](?:live|use-notices|use-rate|favourites))/,
    },
  ],
};

/** The files of the first page, which contain the list of the others' dependencies. */
const FIRST = /^assets\/(?:boot|kit|rolldown-runtime|shell|vendor)-/;

/** Returns the files to preload with a file; the files of the first page are loaded already. */
const dependenciesOf: ResolveModulePreloadDependenciesFn = (file, all, { hostId, hostType }) => {
  if (hostType === 'html' || !FIRST.test(hostId)) return all;
  const missing = all.filter((one) => !FIRST.test(one));
  return missing.some((one) => one !== file) ? missing : [];
};

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: {
      // The types are the library's; the shop needs a small part of its code: 1 KB instead of 16.
      'react-i18next': fileURLToPath(new URL('src/i18n/use-translation.ts', import.meta.url)),
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), withoutInlineStyles, plainPreload, ...(isSsrBuild ? [] : [minifiedAgain])],
  server: { port: 5173, proxy: { '/api': { target: gateway, ws: true } } },
  // The renderer runs where no packages are installed.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: 'dist',
    // One sheet of 18 KB for all pages: a page rendered by the server is complete before any script is loaded.
    cssCodeSplit: false,
    assetsInlineLimit: 2048,
    // A browser without `modulepreload` loads the same files when they are imported.
    modulePreload: { polyfill: false, resolveDependencies: dependenciesOf },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: isSsrBuild ? false : CHUNKS } },
  },
}));
