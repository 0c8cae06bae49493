import { lazy, Suspense } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import type { AssistantPanelProps } from './AssistantPanel.tsx';

const AssistantPanel = lazy(async () => {
  const [{ AssistantPanel: Panel }] = await Promise.all([import('./AssistantPanel.tsx'), needWords(['assistant'])]);
  return { default: Panel };
});

/** The assistant, loaded once the pages are there. */
export function LazyAssistantPanel(props: AssistantPanelProps) {
  return (
    <Suspense>
      <AssistantPanel {...props} />
    </Suspense>
  );
}
