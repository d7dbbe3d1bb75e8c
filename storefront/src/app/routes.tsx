import { OWN_ADDRESSES } from '@mall/web-kit';
import type { PageDefinition, PageModule } from '../components/define-page.js';
import { loadTexts } from '../i18n/index.js';
import { pathTo, registerPages } from '../mall/pages.js';
import { Navigate, type Route } from '../router/index.js';
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

/** Code and texts of a page load side by side. */
function routesTo([name, page]: [string, ShopPage]): readonly Route[] {
  const { load, View } = lazyView(async () => {
    const [module] = await Promise.all([page.load(), page.texts && loadTexts(name)]);
    return module;
  });
  const { keepAlive, isRendered } = page;
  const handle = { load, keepAlive, isRendered } satisfies RouteHandle;
  return [page.path, ...(page.aliases ?? [])].map((path) => ({ path, handle, element: <View /> }));
}

function layoutAround(layout: NonNullable<ShopPage['layout']>, children: readonly Route[]): Route {
  const { load, View } = lazyView(layout);
  return { handle: { load } satisfies RouteHandle, element: <View />, children };
}

/** One route for each layout, around the pages that name it; the other pages as they are. */
function routesOf(all: Readonly<Record<string, ShopPage>>): readonly Route[] {
  const pages = Object.entries(all);
  const layouts = new Set(pages.flatMap(([, { layout }]) => layout ?? []));
  const inside = (layout: ShopPage['layout']) =>
    pages.filter(([, page]) => page.layout === layout).flatMap(routesTo);
  return [...inside(undefined), ...[...layouts].map((layout) => layoutAround(layout, inside(layout)))];
}

/** The server answers with the address that is meant; the browser goes there by itself. */
function redirecting(path: string, page: Parameters<typeof pathTo>[0]): Route {
  const redirectTo = pathTo(page);
  return {
    path,
    handle: { redirectTo } satisfies RouteHandle,
    element: <Navigate to={redirectTo} />,
  };
}

const pageRoutes = routesOf(pages);

/** What an item of the shop's menu opens at its own address; in the file of the menus, which the first visit then has no second name of. */
const added = lazyView(async () => {
  const { addedPage } = await import('./shell/PhoneMenu.js');
  return { Component: addedPage(pageRoutes) };
});

const missing = { isMissing: true } satisfies RouteHandle;

/** Every page of the shop. Prescribed. */
export const routes: readonly Route[] = [
  {
    element: <Shell />,
    children: [
      redirecting('/', 'home'),
      redirecting('/secoundHandCar', 'home'),
      redirecting('/secoundHandCar/userinfo', 'profile'),
      ...pageRoutes,
      // Around the route rather than in it: paths of pages would be taken for parts of the item's.
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
      { path: '*', handle: missing, element: <Navigate to="/404" /> },
    ],
  },
];
