import { LinkOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { LazyShareDialog } from './LazyShareDialog.tsx';

/** Opens the share links of a project. */
export function ShareButton({ projectId }: { projectId: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide icon={<LinkOutlined />} onClick={() => setOpen(true)} data-testid="share">
        {t('panel.share')}
      </Button>
      {open && <LazyShareDialog projectId={projectId} onClose={() => setOpen(false)} />}
    </>
  );
}
