import { InboxOutlined } from '@ant-design/icons';
import { listAside } from '@pagewright/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { UnplacedList } from './UnplacedList.tsx';

interface AsideButtonProps {
  readonly projectId: number;
  /** Versions of the pages: another one may have set something aside. */
  readonly state: string;
}

/** Leads to what is set aside; nothing where nothing is. */
export function AsideButton({ projectId, state }: AsideButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['aside', projectId, state],
    queryFn: ({ signal }) => api.call(listAside, { params: { id: projectId }, signal }),
    placeholderData: (before) => before,
  });
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
          <UnplacedList changes={data} />
        </KitModal>
      )}
    </>
  );
}
