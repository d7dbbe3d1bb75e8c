import { OWN_ADDRESSES } from '@mall/web-kit';
import { Navigate, type RouteObject } from 'react-router';
import type { PageDefinition, PageModule } from '../components/define-page.js';
import { loadTexts } from '../i18n/index.js';
import { pathTo, registerPages } from '../mall/pages.js';
import { ErrorPage } from './ErrorPage.js';
import * as pages from './pages.js';
import { lazyView } from './routing/lazy-view.js';
import type { RouteHandle } from './routing/route-handle.js';
import { Shell } from './shell/Shell.js';

declare module '../mall/pages.js' {
  interface Register {
    readonly pages: typeof pages;
  }
}

registerPages(pages);

type ShopPage = PageDefinition<PageModule>;

/** Loads code and texts of a page in parallel. */
function routesTo([name, page]: [string, ShopPage]): RouteObject[] {
  const { load, View } = lazyView(async () => {
    const [module] = await Promise.all([page.load(), page.texts && loadTexts(name)]);
    return module;
  });
  const { keepAlive, isRendered } = page;
  const handle = { load, keepAlive, isRendered } satisfies RouteHandle;
  return [page.path, ...(page.aliases ?? [])].map((path) => ({ path, handle, element: <View /> }));
}

function layoutAround(layout: NonNullable<ShopPage['layout']>, children: RouteObject[]): RouteObject {
  const { load, View } = lazyView(layout);
  return { handle: { load } satisfies RouteHandle, element: <View />, children };
}

/** Returns one route for each layout, around the pages that name it, and the other pages unchanged. */
function routesOf(all: Readonly<Record<string, ShopPage>>): RouteObject[] {
  const pages = Object.entries(all);
  const layouts = new Set(pages.flatMap(([, { layout }]) => layout ?? []));
  const inside = (layout: ShopPage['layout']) =>
    pages.filter(([, page]) => page.layout === layout).flatMap(routesTo);
  return [...inside(undefined), ...[...layouts].map((layout) => layoutAround(layout, inside(layout)))];
}

/** Returns a redirecting route; the server answers with the target address, the browser navigates by itself. */
function redirecting(path: string, page: Parameters<typeof pathTo>[0]): RouteObject {
  const redirectTo = pathTo(page);
  return {
    path,
    handle: { redirectTo } satisfies RouteHandle,
    element: <Navigate to={redirectTo} replace />,
  };
}

const pageRoutes = routesOf(pages);

/** The page of an added menu item; in the file of the menus, because the first visit then needs no further file name. */
const added = lazyView(async () => {
  const { addedPage } = await import('./shell/PhoneMenu.js');
  return { Component: addedPage(pageRoutes) };
});

const missing = { isMissing: true } satisfies RouteHandle;

/** Every page of the shop. Prescribed. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      redirecting('/', 'home'),
      redirecting('/secoundHandCar', 'home'),
      redirecting('/secoundHandCar/userinfo', 'profile'),
      ...pageRoutes,
      // A layout rather than the route's element: otherwise paths of pages would be resolved within the item's.
      {
        element: <added.View />,
        children: [
          {
            path: `${OWN_ADDRESSES}:page`,
            handle: { load: added.load, keepAlive: true } satisfies RouteHandle,
          },
        ],
      },
      { path: '/401', element: <ErrorPage status="401" /> },
      { path: '/403', element: <ErrorPage status="403" /> },
      { path: '/404', handle: missing, element: <ErrorPage status="404" /> },
      { path: '/500', element: <ErrorPage status="500" /> },
      { path: '*', handle: missing, element: <Navigate to="/404" replace /> },
    ],
  },
];
