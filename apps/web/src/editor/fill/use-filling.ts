import type { DataOf } from '@pagewright/contract/endpoint';
import { modelUseLines } from '@pagewright/contract/model-use-text';
import { fillPage } from '@pagewright/contract/pages';
import type { FillRefusal } from '@pagewright/model/fill-refusals';
import type { FillResult } from '@pagewright/model/filling';
import type { ModelUse } from '@pagewright/model/outline';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { notify } from '../../app/toasts/notify.ts';
import type { Editor } from '../document/editor.ts';
import type { FillSession } from '../document/editor-services.ts';
import { withFilled } from './with-filled.ts';

/** Filling may have to read long documents, and to ask a language model: it has more time than other calls, ms. */
const TIMEOUT = 300_000;

const NONE: ReadonlySet<string> = new Set();

/** One filling at a time; each is one step of undo. */
export function useFilling(editor: Editor): FillSession {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(NONE);
  const fill = useCallback(
    (ids: readonly string[]) => {
      setBusy(new Set(ids));
      fillComponents(editor, ids)
        .then(({ results, modelUse }) => {
          tell(results, t);
          if (modelUse) tellUse(modelUse);
        })
        .catch((error: unknown) => notify.error(error, (reason) => t('editor.fill.failed', { reason })))
        .finally(() => setBusy(NONE));
    },
    [editor, t],
  );
  return useMemo(() => ({ busy, fill }), [busy, fill]);
}

async function fillComponents(editor: Editor, ids: readonly string[]): Promise<DataOf<typeof fillPage>> {
  const { pageId } = editor.store.getState();
  const body = { id: pageId, page: printPage(editor.page()), ids: [...ids] };
  const answer = await api.call(fillPage, { body, timeoutMs: TIMEOUT });
  const { page, results } = answer;
  const done = new Set(results.filter(({ is }) => is === 'filled').map(({ id }) => id));
  const filled = parsePage(page).components.filter(({ id }) => done.has(id));
  editor.update((now) => withFilled(now, filled), { pageId });
  return answer;
}

/** What a language model was asked, and what the local engine had to do in its stead. */
function tellUse(use: ModelUse): void {
  const said = modelUseLines(use, currentLanguage()).join('\n');
  if (use.fills?.local.length) notify.warning(said);
  else notify.info(said);
}

/** Says what was filled, what of the sources is not shown, and why nothing was found for the others. */
function tell(results: readonly FillResult[], t: TFunction): void {
  const filled = results.filter((result) => result.is === 'filled');
  if (filled.length > 0) notify.success(t('editor.fill.done', { number: filled.length }));
  for (const { rows, missing } of filled) {
    if (rows) notify.info(t('editor.fill.rows', rows));
    if (missing.length > 0) {
      notify.warning(t('editor.fill.missing', { columns: missing.join(t('editor.flow.separator')) }));
    }
  }
  const reasons = new Map<FillRefusal, number>();
  for (const result of results) {
    if (result.is === 'nothing') reasons.set(result.reason, (reasons.get(result.reason) ?? 0) + 1);
  }
  for (const [reason, number] of reasons) {
    const why = t(`editor.fill.reasons.${reason}`);
    notify.warning(results.length === 1 ? why : t('editor.fill.left', { number, reason: why }));
  }
}
