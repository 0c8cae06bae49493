import { InboxOutlined } from '@ant-design/icons';
import { type AsideChange, bringBack, dismissAside, listAside } from '@pagewright/contract/projects';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { historyQuery } from '../history/use-document-history.ts';
import { loadPagesAnew } from '../pages/page-queries.ts';
import type { ShowPage } from '../pages/use-show-page.ts';
import { UnplacedList } from './UnplacedList.tsx';

interface AsideButtonProps {
  readonly projectId: number;
  /** Versions of the pages: another one may have set something aside. */
  readonly state: string;
  readonly showPage: ShowPage;
}

/** Leads to what is set aside; nothing where nothing is. */
export function AsideButton({ projectId, state, showPage }: AsideButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['aside', projectId, state],
    queryFn: ({ signal }) => api.call(listAside, { params: { id: projectId }, signal }),
    placeholderData: (before) => before,
  });
  const dismiss = useDismiss(projectId);
  const back = useBringBack(projectId, showPage);
  if (data.length === 0) return null;
  const title = t('keeping.aside', { total: data.length });
  return (
    <>
      <Button icon={<InboxOutlined />} wide onClick={() => setOpen(true)} data-testid="aside">
        {title}
      </Button>
      {isOpen && (
        <KitModal title={title} footer={null} onCancel={() => setOpen(false)} width={520}>
          <p>{t('keeping.asideText')}</p>
          <UnplacedList
            changes={data}
            actions={{
              isPending: dismiss.isPending || back.isPending,
              dismiss: dismiss.mutate,
              bringBack: back.mutate,
            }}
          />
        </KitModal>
      )}
    </>
  );
}

/** Forgets one of them, as a step of the document. */
function useDismiss(projectId: number) {
  const queries = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    // One after the other, and never at the same time as a new design.
    scope: { id: `redesign-${projectId}` },
    mutationFn: ({ pageId, id }: AsideChange) => api.call(dismissAside, { body: { pageId, id } }),
    onSuccess: async () => {
      notify.success(t('keeping.dismissed'));
      void queries.invalidateQueries({ queryKey: historyQuery(projectId).queryKey });
      await loadPagesAnew(projectId);
    },
    onError: (error) => notify.error(error),
  });
}

/** Puts one of them on its page again, or on a new one. */
function useBringBack(projectId: number, showPage: ShowPage) {
  const { t } = useTranslation();
  return useMutation({
    scope: { id: `redesign-${projectId}` },
    mutationFn: ({ pageId, id }: AsideChange) => api.call(bringBack, { body: { pageId, id } }),
    onSuccess: async (to) => {
      notify.success(t(to.isNew ? 'keeping.backOnNew' : 'keeping.back', { number: to.pageNumber }));
      await showPage(to);
    },
    onError: (error) => notify.error(error),
  });
}
