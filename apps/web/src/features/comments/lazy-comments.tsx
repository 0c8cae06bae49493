import { type ComponentProps, lazy, Suspense } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import type { CommentsFrame as Frame } from './CommentsFrame.tsx';
import type { PageComments as Pins } from './PageComments.tsx';

/** Comments come with their words, after the pages. */
const CommentsFrame = lazy(async () => {
  const [{ CommentsFrame: Loaded }] = await Promise.all([import('./CommentsFrame.tsx'), needWords(['comments'])]);
  return { default: Loaded };
});
const PageComments = lazy(async () => {
  const [{ PageComments: Loaded }] = await Promise.all([import('./PageComments.tsx'), needWords(['comments'])]);
  return { default: Loaded };
});

export function LazyCommentsFrame(props: ComponentProps<typeof Frame>) {
  return (
    <Suspense>
      <CommentsFrame {...props} />
    </Suspense>
  );
}

export function LazyPageComments(props: ComponentProps<typeof Pins>) {
  return (
    <Suspense>
      <PageComments {...props} />
    </Suspense>
  );
}
