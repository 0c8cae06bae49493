import { lazy, Suspense } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import type { PublishDialogProps } from './PublishDialog.tsx';

const PublishDialog = lazy(async () => {
  // The prompt that is proposed for a page is worded as the editor words it.
  const words = needWords(['collections', 'library', 'editor']);
  const [{ PublishDialog: Dialog }] = await Promise.all([import('./PublishDialog.tsx'), words]);
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
