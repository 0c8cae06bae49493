import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { loginLoader } from '../features/accounts/login-loader.ts';
import { guard, redirectSignedIn } from './guard.ts';
import { needWords } from './i18n/i18n.ts';
import { RootLayout } from './layouts/RootLayout.tsx';
import { RouteError } from './layouts/RouteError.tsx';
import type { RouteHandle } from './route-handle.ts';

/** The route table (spec §2): path, who may come, title. Screens are loaded when first shown. */
const screens: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./layouts/DefaultLayout.tsx')).DefaultLayout }),
    children: [
      screen('/', 'public', {}, async () => (await import('../features/generation/HomeScreen.tsx')).HomeScreen),
      screen(
        '/page-preview',
        'user',
        { title: 'title.pagePreview', keepsView: true },
        async () => (await import('../features/pages/PagePreviewScreen.tsx')).PagePreviewScreen,
      ),
      screen(
        '/projects',
        'user',
        { title: 'title.projects', words: ['library'], keepsView: true },
        async () => (await import('../features/projects/library/LibraryScreen.tsx')).LibraryScreen,
      ),
      screen(
        '/message-test',
        'user',
        { title: 'title.messageTest', words: ['messages', 'accounts', 'dynamic', 'panels'], keepsView: true },
        async () => (await import('../features/messages/MessageTestScreen.tsx')).MessageTestScreen,
      ),
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./layouts/CreateLayout.tsx')).CreateLayout }),
    children: [
      screen(
        '/create',
        'user',
        { title: 'title.create' },
        async () => (await import('../features/generation/CreateScreen.tsx')).CreateScreen,
      ),
      screen(
        '/create/page/:id',
        'user',
        { title: 'title.pageEditor', words: ['editor', 'panels'] },
        async () => (await import('../editor/screen/EditorScreen.tsx')).EditorScreen,
      ),
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./layouts/PaymentLayout.tsx')).PaymentLayout }),
    children: [
      screen(
        '/account',
        'user',
        { title: 'title.account', words: ['accounts'] },
        async () => (await import('../features/accounts/AccountScreen.tsx')).AccountScreen,
      ),
      screen(
        '/payment',
        'user',
        { title: 'title.payment', words: ['accounts'] },
        async () => (await import('../features/accounts/PaymentScreen.tsx')).PaymentScreen,
      ),
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./layouts/BlankLayout.tsx')).BlankLayout }),
    children: [
      {
        path: '/login',
        loader: loginLoader,
        handle: { title: 'title.login' } satisfies RouteHandle,
        lazy: async () => ({ Component: (await import('../features/accounts/LoginScreen.tsx')).LoginScreen }),
      },
      {
        path: '/register',
        loader: async (args) => {
          redirectSignedIn(args);
          await needWords(['accounts']);
          return null;
        },
        handle: { title: 'title.register' } satisfies RouteHandle,
        lazy: async () => ({ Component: (await import('../features/accounts/RegisterScreen.tsx')).RegisterScreen }),
      },
      screen(
        '/about',
        'public',
        { title: 'title.about', words: ['legal'] },
        async () => (await import('../features/about/AboutScreen.tsx')).AboutScreen,
      ),
      screen(
        '/agreement',
        'public',
        { title: 'title.agreement', words: ['legal'] },
        async () => (await import('../features/about/AgreementScreen.tsx')).AgreementScreen,
      ),
      screen(
        '/privacy',
        'public',
        { title: 'title.privacy', words: ['legal'] },
        async () => (await import('../features/about/PrivacyScreen.tsx')).PrivacyScreen,
      ),
      screen(
        '/dynamic-test',
        'public',
        { title: 'title.dynamicTest', words: ['dynamic', 'panels'] },
        async () => (await import('../features/dynamic-pages/DynamicTestScreen.tsx')).DynamicTestScreen,
      ),
      screen('*', 'public', { title: 'title.notFound' }, async () => (await import('./layouts/NotFound.tsx')).NotFound),
    ],
  },
];

export const router = createBrowserRouter([
  { Component: RootLayout, ErrorBoundary: RouteError, HydrateFallback: () => null, children: screens },
]);

function screen(
  path: string,
  access: 'public' | 'user',
  handle: RouteHandle,
  load: () => Promise<React.ComponentType>,
): RouteObject {
  return {
    path,
    handle,
    loader: ({ request }: LoaderFunctionArgs) => guard(access, request),
    lazy: async () => ({ Component: (await Promise.all([load(), needWords(handle.words ?? [])]))[0] }),
  };
}
