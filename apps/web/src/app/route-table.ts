import { SHARED_PATH } from '@pagewright/contract/sharing';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { RouteHandle } from './route-handle.ts';

/** Who may come, what it says about itself, and its screen, which is loaded when first shown. */
export interface ScreenRoute extends RouteHandle {
  readonly path: string;
  /** `guests`: people who are signed in are sent on. */
  readonly access: 'public' | 'user' | 'guests';
  readonly layout: 'default' | 'create' | 'payment' | 'blank' | 'bare';
  readonly load: () => Promise<ComponentType>;
  /** Where more is done than asking who comes. */
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

/** The route table (spec §2). */
export const SCREENS: readonly ScreenRoute[] = [
  {
    path: '/',
    access: 'public',
    layout: 'default',
    load: async () => (await import('../features/generation/HomeScreen.tsx')).HomeScreen,
  },
  {
    path: '/edit/:id',
    access: 'user',
    layout: 'default',
    title: 'title.pageEditor',
    words: ['editor', 'panels', 'comments'],
    keepsView: 'of the project',
    load: async () => (await import('../editor/screen/GlobalEditorScreen.tsx')).GlobalEditorScreen,
  },
  {
    path: '/page-preview',
    access: 'user',
    layout: 'default',
    title: 'title.pagePreview',
    keepsView: 'of the project',
    load: async () => (await import('../features/pages/PagePreviewScreen.tsx')).PagePreviewScreen,
  },
  {
    path: '/projects',
    access: 'user',
    layout: 'default',
    title: 'title.projects',
    words: ['library'],
    keepsView: 'of something else',
    load: async () => (await import('../features/projects/library/LibraryScreen.tsx')).LibraryScreen,
  },
  {
    path: '/marketplace',
    access: 'public',
    layout: 'default',
    title: 'title.marketplace',
    words: ['collections', 'library'],
    keepsView: 'of something else',
    load: async () => (await import('../features/collections/MarketplaceScreen.tsx')).MarketplaceScreen,
  },
  {
    path: '/message-test',
    access: 'user',
    layout: 'default',
    title: 'title.messageTest',
    words: ['messages', 'accounts', 'dynamic', 'panels'],
    keepsView: 'of something else',
    load: async () => (await import('../features/messages/MessageTestScreen.tsx')).MessageTestScreen,
  },
  {
    path: '/create',
    access: 'user',
    layout: 'create',
    title: 'title.create',
    load: async () => (await import('../features/generation/CreateScreen.tsx')).CreateScreen,
  },
  {
    path: '/create/page/:id',
    access: 'user',
    layout: 'create',
    title: 'title.pageEditor',
    words: ['editor', 'panels', 'comments'],
    load: async () => (await import('../editor/screen/EditorScreen.tsx')).EditorScreen,
  },
  {
    path: '/create/outline/:id',
    access: 'user',
    layout: 'create',
    title: 'title.outline',
    words: ['outline'],
    load: async () => (await import('../features/outline/OutlineScreen.tsx')).OutlineScreen,
  },
  {
    path: '/present/:id',
    access: 'user',
    layout: 'bare',
    title: 'title.present',
    words: ['presenting'],
    load: async () => (await import('../features/presenting/PresentScreen.tsx')).PresentScreen,
  },
  {
    path: '/account',
    access: 'user',
    layout: 'payment',
    title: 'title.account',
    words: ['accounts', 'tokens'],
    load: async () => (await import('../features/accounts/AccountScreen.tsx')).AccountScreen,
  },
  {
    path: '/account/points',
    access: 'user',
    layout: 'payment',
    title: 'title.points',
    words: ['accounts'],
    load: async () => (await import('../features/accounts/points/PointsScreen.tsx')).PointsScreen,
  },
  {
    path: '/payment',
    access: 'user',
    layout: 'payment',
    title: 'title.payment',
    words: ['accounts'],
    load: async () => (await import('../features/accounts/PaymentScreen.tsx')).PaymentScreen,
  },
  {
    path: '/collection/:id',
    access: 'public',
    layout: 'payment',
    title: 'title.collection',
    words: ['collections', 'library', 'dynamic', 'presenting'],
    load: async () => (await import('../features/collections/CollectionScreen.tsx')).CollectionScreen,
  },
  {
    path: '/login',
    access: 'guests',
    layout: 'blank',
    title: 'title.login',
    load: async () => (await import('../features/accounts/LoginScreen.tsx')).LoginScreen,
    loader: async (args) => (await import('../features/accounts/login-loader.ts')).loginLoader(args),
  },
  {
    path: '/register',
    access: 'guests',
    layout: 'blank',
    title: 'title.register',
    words: ['accounts'],
    load: async () => (await import('../features/accounts/RegisterScreen.tsx')).RegisterScreen,
  },
  {
    path: '/about',
    access: 'public',
    layout: 'blank',
    title: 'title.about',
    words: ['legal'],
    load: async () => (await import('../features/about/AboutScreen.tsx')).AboutScreen,
  },
  {
    path: '/agreement',
    access: 'public',
    layout: 'blank',
    title: 'title.agreement',
    words: ['legal'],
    load: async () => (await import('../features/about/AgreementScreen.tsx')).AgreementScreen,
  },
  {
    path: '/privacy',
    access: 'public',
    layout: 'blank',
    title: 'title.privacy',
    words: ['legal'],
    load: async () => (await import('../features/about/PrivacyScreen.tsx')).PrivacyScreen,
  },
  {
    path: SHARED_PATH,
    access: 'public',
    layout: 'blank',
    title: 'title.shared',
    words: ['sharing', 'dynamic', 'presenting', 'comments'],
    load: async () => (await import('../features/shared/SharedScreen.tsx')).SharedScreen,
  },
  {
    path: '/dynamic-test',
    access: 'public',
    layout: 'blank',
    title: 'title.dynamicTest',
    words: ['dynamic', 'panels'],
    load: async () => (await import('../features/dynamic-pages/DynamicTestScreen.tsx')).DynamicTestScreen,
  },
  {
    path: '*',
    access: 'public',
    layout: 'blank',
    title: 'title.notFound',
    load: async () => (await import('./layouts/NotFound.tsx')).NotFound,
  },
];
