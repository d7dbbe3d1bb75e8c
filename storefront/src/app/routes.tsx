import { Navigate, redirect, type RouteObject } from 'react-router';
import { paths } from '../mall/routes.js';
import type { RouteHandle } from './shell/KeptPages.js';
import { Shell } from './shell/Shell.js';
import { ErrorPage, RouteFailure } from './ErrorPage.js';
import { HomePage } from '../features/catalogue/HomePage.js';

const kept: RouteHandle = { keepAlive: true };

/** Every page of the shop. Prescribed. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/', loader: () => redirect(paths.home) },
      { path: '/secoundHandCar', loader: () => redirect(paths.home) },
      { path: paths.home, element: <HomePage />, handle: kept },
      {
        path: paths.introduction,
        lazy: () => import('../features/company/IntroductionPage.js'),
        handle: kept,
      },
      { path: paths.orderSquare, lazy: () => import('../features/company/OrderSquarePage.js') },
      { path: paths.list, lazy: () => import('../features/catalogue/ListPage.js') },
      { path: paths.details, lazy: () => import('../features/car/CarPage.js') },
      { path: paths.favourites, lazy: () => import('../features/favourites/FavouritesPage.js') },
      { path: paths.cart, lazy: () => import('../features/cart/CartPage.js') },
      { path: paths.checkout, lazy: () => import('../features/checkout/CheckoutPage.js') },
      { path: paths.orders, lazy: () => import('../features/orders/OrdersPage.js') },
      { path: paths.order, lazy: () => import('../features/orders/OrderPage.js') },
      { path: paths.shopEntry, lazy: () => import('../features/shop-entry/ShopEntryPage.js') },
      {
        path: '/secoundHandCar/userinfo',
        lazy: () => import('../features/account/AccountPages.js'),
        children: [
          { index: true, loader: () => redirect(paths.profile) },
          { path: 'account-info', lazy: () => import('../features/account/ProfilePage.js') },
          { path: 'address', lazy: () => import('../features/account/AddressesPage.js') },
          { path: 'setpwd', lazy: () => import('../features/account/PasswordPage.js') },
        ],
      },
      { path: paths.login, lazy: () => import('../features/auth/LoginPage.js') },
      { path: paths.register, lazy: () => import('../features/auth/RegisterPage.js') },
      { path: paths.lock, lazy: () => import('../features/auth/LockPage.js') },
      { path: '/401', element: <ErrorPage status="401" /> },
      { path: '/403', element: <ErrorPage status="403" /> },
      { path: '/404', element: <ErrorPage status="404" /> },
      { path: '/500', element: <ErrorPage status="500" /> },
      { path: '*', element: <Navigate to="/404" replace /> },
    ],
  },
];
