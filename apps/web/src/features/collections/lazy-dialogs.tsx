import { lazy, Suspense } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import type { Namespace } from '../../app/i18n/namespaces.ts';
import type { PublicationsDialogProps } from './PublicationsDialog.tsx';
import type { PublishDialogProps } from './PublishDialog.tsx';

/** The prompt that is proposed for a page is worded as the editor words it. */
const WORDS: readonly Namespace[] = ['collections', 'library', 'editor'];

const PublishDialog = lazy(async () => {
  const [{ PublishDialog: Dialog }] = await Promise.all([import('./PublishDialog.tsx'), needWords(WORDS)]);
  return { default: Dialog };
});

const PublicationsDialog = lazy(async () => {
  const [{ PublicationsDialog: Dialog }] = await Promise.all([import('./PublicationsDialog.tsx'), needWords(WORDS)]);
  return { default: Dialog };
});

/** Publishing a project, loaded when it is wanted. */
export function LazyPublishDialog(props: PublishDialogProps) {
  return (
    <Suspense>
      <PublishDialog {...props} />
    </Suspense>
  );
}

/** What the person has published, loaded when it is wanted. */
export function LazyPublicationsDialog(props: PublicationsDialogProps) {
  return (
    <Suspense>
      <PublicationsDialog {...props} />
    </Suspense>
  );
}
