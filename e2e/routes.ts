/** The screens of the product, in one place for the tests that look at every one of them (spec §2). */
export interface Route {
  readonly path: string;
  readonly access: 'public' | 'user';
}

export const ROUTES: readonly Route[] = [
  { path: '/', access: 'public' },
  { path: '/login', access: 'public' },
  { path: '/register', access: 'public' },
  { path: '/agreement', access: 'public' },
  { path: '/privacy', access: 'public' },
  { path: '/about', access: 'public' },
  { path: '/nowhere', access: 'public' },
  { path: '/dynamic-test', access: 'public' },
  { path: '/create', access: 'user' },
  { path: '/page-preview', access: 'user' },
  { path: '/projects', access: 'user' },
  { path: '/projects?layout=table', access: 'user' },
  { path: '/projects?tab=templates', access: 'user' },
  { path: '/account', access: 'user' },
  { path: '/payment', access: 'user' },
  { path: '/message-test', access: 'user' },
];

/** Paths to look at: for visitors what they can see, for people who are signed in what only they can see, and their home. */
export function routesFor(access: 'public' | 'user'): readonly string[] {
  const home = '/';
  return ROUTES.filter((route) => route.access === access || (access === 'user' && route.path === home)).map(
    ({ path }) => path,
  );
}
