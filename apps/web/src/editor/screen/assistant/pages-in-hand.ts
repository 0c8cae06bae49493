import { PagewrightError } from '@pagewright/model/errors';
import { ApiError, NO_ANSWER } from '../../../app/api/api-error.ts';
import { i18n } from '../../../app/i18n/i18n.ts';
import type { PagesInHand } from '../../../features/assistant/pages-in-hand.ts';
import { acceptPages, type OpenDocument } from '../open-document.ts';

/** The open pages, for proposals: these are made of what is saved, and accepted over nothing that is not. */
export function pagesInHand(opened: OpenDocument): PagesInHand {
  const { autosave, flow } = opened;
  return {
    async settle() {
      await autosave.flush();
      await flow.flush();
      const state = autosave.state.getState();
      if (state.is === 'failed') throw state.error;
      if (state.is === 'conflict') throw new PagewrightError('request/conflict');
      if (state.is !== 'saved') throw new ApiError(NO_ANSWER, i18n.t('error.networkRetry'));
    },
    show: () => acceptPages(opened, false),
  };
}
