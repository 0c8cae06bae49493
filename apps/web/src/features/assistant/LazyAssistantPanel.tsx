import { lazy } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';

/** The assistant, loaded once the pages are there. Whoever shows it says what waits for it. */
export const LazyAssistantPanel = lazy(async () => {
  const [{ AssistantPanel }] = await Promise.all([
    import('./AssistantPanel.tsx'),
    needWords(['assistant', 'comparison']),
  ]);
  return { default: AssistantPanel };
});
