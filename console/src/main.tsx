import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { currentLocale, keepLocale, session } from './api/mall.js';
import { App } from './App.js';
import './index.css';

keepLocale(currentLocale());
await session.adopt();

const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/console' });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
