import { ExportOutlined } from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { LazyExportDialog } from './LazyExportDialog.tsx';

interface ExportAsButtonProps {
  readonly projectId: number;
  readonly pages: readonly ProjectPage[];
  readonly current: ProjectPage | undefined;
}

/** Opens the choice of formats that a document goes out in. */
export function ExportAsButton({ projectId, pages, current }: ExportAsButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide icon={<ExportOutlined />} onClick={() => setOpen(true)} data-testid="export-as">
        {t('export.as')}
      </Button>
      {open && <LazyExportDialog {...{ projectId, pages, current }} onClose={() => setOpen(false)} />}
    </>
  );
}
