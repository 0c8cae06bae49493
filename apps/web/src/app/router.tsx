import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { guard, redirectSignedIn } from './guard.ts';
import { needWords } from './i18n/i18n.ts';
import { RootLayout } from './layouts/RootLayout.tsx';
import { RouteError } from './layouts/RouteError.tsx';
import { SCREENS, type ScreenRoute } from './route-table.ts';

/** What stands around the screens (spec §2). */
const LAYOUTS: Record<ScreenRoute['layout'], () => Promise<ComponentType>> = {
  default: async () => (await import('./layouts/DefaultLayout.tsx')).DefaultLayout,
  create: async () => (await import('./layouts/CreateLayout.tsx')).CreateLayout,
  payment: async () => (await import('./layouts/PaymentLayout.tsx')).PaymentLayout,
  bare: async () => (await import('./layouts/BareLayout.tsx')).BareLayout,
  blank: async () => (await import('./layouts/BlankLayout.tsx')).BlankLayout,
};

const layouts = Object.entries(LAYOUTS).map(
  ([layout, load]): RouteObject => ({
    lazy: async () => ({ Component: await load() }),
    children: SCREENS.filter((screen) => screen.layout === layout).map(routeOf),
  }),
);

export const router = createBrowserRouter([
  { Component: RootLayout, ErrorBoundary: RouteError, HydrateFallback: () => null, children: layouts },
]);

function routeOf(screen: ScreenRoute): RouteObject {
  const { path, access, load, words = [] } = screen;
  const letIn = (args: LoaderFunctionArgs) =>
    access === 'guests' ? redirectSignedIn(args) : guard(access, args.request);
  return {
    path,
    handle: screen,
    loader: screen.loader ?? letIn,
    lazy: async () => ({ Component: (await Promise.all([load(), needWords(words)]))[0] }),
  };
}
