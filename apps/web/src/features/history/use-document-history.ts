import { getHistory, redoStep, type StepKind, type StepReceipt, undoStep } from '@pagewright/contract/history';
import type { Project } from '@pagewright/contract/projects';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { areKeysTaken } from '../../app/controls/keys-taken.ts';
import { notify } from '../../app/toasts/notify.ts';
import { useScreenKeys } from '../comparison/use-screen-keys.ts';
import { loadPagesAnew } from '../pages/page-queries.ts';
import { cacheProject } from '../projects/project-queries.ts';

export function historyQuery(projectId: number) {
  return queryOptions({
    queryKey: ['history', projectId],
    queryFn: ({ signal }) => api.call(getHistory, { params: { id: projectId }, signal }),
    staleTime: 0,
  });
}

interface DocumentHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Objects that the last step wrote and took away, where it was proposed before it was done. */
  readonly receipt: StepReceipt | undefined;
  /** What the next undo takes back. */
  readonly step: StepKind | undefined;
  undo(): void;
  redo(): void;
}

/** Steps back and forward over everything that was done to a document, by their buttons and by the keyboard. */
export function useDocumentHistory(project: Project): DocumentHistory {
  const queries = useQueryClient();
  const { t } = useTranslation();
  const { data } = useQuery(historyQuery(project.id));
  const { mutate, isPending } = useMutation({
    // One after the other, and never at the same time as a new design.
    scope: { id: `redesign-${project.id}` },
    mutationFn: (direction: 'undo' | 'redo') =>
      direction === 'undo'
        ? api.call(undoStep, { params: { id: project.id }, query: {} })
        : api.call(redoStep, { params: { id: project.id } }),
    onSuccess: async ({ step, settings, undo, redo, receipt }, direction) => {
      queries.setQueryData(historyQuery(project.id).queryKey, { undo, redo, ...(receipt ? { receipt } : {}) });
      if (!step) return;
      cacheProject({ ...project, settings });
      await loadPagesAnew(project.id);
      void queries.invalidateQueries({ queryKey: ['report', project.id] });
      const what = { step: t(`history.step.${step}`) };
      if (direction === 'redo') notify.success(t('history.redone', what));
      else if (step === 'regenerate') notify.success(t('history.regenerationUndone'));
      else notify.success(t(step === 'again' ? 'history.againUndone' : 'history.undone', what));
    },
    onError: (error) => notify.error(error),
  });
  const history: DocumentHistory = {
    canUndo: !isPending && data?.undo != null,
    canRedo: !isPending && data?.redo != null,
    receipt: data?.receipt,
    step: data?.undo ?? undefined,
    undo: () => mutate('undo'),
    redo: () => mutate('redo'),
  };
  useHistoryKeys(history);
  return history;
}

/** Ctrl/Cmd+Z, and with Shift or as Ctrl+Y again, unless the person is typing or looks at pages that are compared. */
function useHistoryKeys(history: DocumentHistory): void {
  useScreenKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || areKeysTaken(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
    const isUndo = key === 'z' && !event.shiftKey;
    if (!isUndo && !isRedo) return;
    event.preventDefault();
    if (isUndo && history.canUndo) history.undo();
    if (isRedo && history.canRedo) history.redo();
  });
}
