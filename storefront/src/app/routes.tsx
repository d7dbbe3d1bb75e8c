import { Navigate, redirect, type RouteObject } from 'react-router';
import type { PageDefinition, PageModule } from '../components/define-page.js';
import { loadTexts } from '../i18n/index.js';
import { pathTo, registerPages } from '../mall/pages.js';
import { ErrorPage, RouteFailure } from './ErrorPage.js';
import * as pages from './pages.js';
import type { RouteHandle } from './shell/KeptPages.js';
import { Shell } from './shell/Shell.js';

declare module '../mall/pages.js' {
  interface Register {
    readonly pages: typeof pages;
  }
}

registerPages(pages);

type ShopPage = PageDefinition<PageModule>;

/** Code and texts of a page load side by side. */
const routesTo = ([name, page]: [string, ShopPage]): RouteObject[] =>
  [page.path, ...(page.aliases ?? [])].map((path) => routeOf(path, name, page));

const routeOf = (path: string, name: string, page: ShopPage): RouteObject => ({
  path,
  handle: {
    texts: page.texts && name,
    keepAlive: page.keepAlive,
    isRendered: page.isRendered,
  } satisfies RouteHandle,
  lazy: async () => {
    const [{ Component }] = await Promise.all([page.load(), page.texts && loadTexts(name)]);
    return { Component };
  },
});

/** One route for each layout, around the pages that name it; the other pages as they are. */
function routesOf(all: Readonly<Record<string, ShopPage>>): RouteObject[] {
  const pages = Object.entries(all);
  const layouts = new Set(pages.flatMap(([, { layout }]) => layout ?? []));
  const inside = (layout: ShopPage['layout']) =>
    pages.filter(([, page]) => page.layout === layout).flatMap(routesTo);
  return [
    ...inside(undefined),
    ...[...layouts].map((layout): RouteObject => ({ lazy: layout, children: inside(layout) })),
  ];
}

const to = (name: Parameters<typeof pathTo>[0]) => () => redirect(pathTo(name));

/** Every page of the shop. Prescribed. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/', loader: to('home') },
      { path: '/secoundHandCar', loader: to('home') },
      { path: '/secoundHandCar/userinfo', loader: to('profile') },
      ...routesOf(pages),
      { path: '/401', element: <ErrorPage status="401" /> },
      { path: '/403', element: <ErrorPage status="403" /> },
      { path: '/404', element: <ErrorPage status="404" /> },
      { path: '/500', element: <ErrorPage status="500" /> },
      { path: '*', element: <Navigate to="/404" replace /> },
    ],
  },
];
