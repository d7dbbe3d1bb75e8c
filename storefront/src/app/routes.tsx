import { Navigate, redirect, type RouteObject } from 'react-router';
import { paths } from '../mall/routes.js';
import type { RouteHandle } from './shell/KeptPages.js';
import { Shell } from './shell/Shell.js';
import { ErrorPage, RouteFailure } from './ErrorPage.js';
import { HomePage } from '../features/catalogue/HomePage.js';

const kept: RouteHandle = { keepAlive: true };

/** Every page of the shop. Source: spec/storefront.md section 2. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteFailure />,
    children: [
      { path: '/', loader: () => redirect(paths.home) },
      { path: '/secoundHandCar', loader: () => redirect(paths.home) },
      { path: paths.home, element: <HomePage />, handle: kept },
      { path: paths.list, lazy: () => import('../features/catalogue/ListPage.js') },
      { path: paths.details, lazy: () => import('../features/car/CarPage.js') },
      { path: '/401', element: <ErrorPage status="401" /> },
      { path: '/403', element: <ErrorPage status="403" /> },
      { path: '/404', element: <ErrorPage status="404" /> },
      { path: '/500', element: <ErrorPage status="500" /> },
      { path: '*', element: <Navigate to="/404" replace /> },
    ],
  },
];
