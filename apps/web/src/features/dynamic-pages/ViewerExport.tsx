import { CloseOutlined, FilePdfOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import type { ExportActions } from '../exports/export-actions.ts';
import { useExportKeys } from '../exports/use-export-keys.ts';

/** The exports of a viewer, by their buttons and by their shortcuts. */
export function ViewerExport({ actions }: { actions: ExportActions }) {
  const { t } = useTranslation();
  const { currentBusy, allBusy, stop, exportCurrent, exportAll } = actions;
  useExportKeys({
    exportCurrent: () => currentBusy || exportCurrent(),
    exportAll: () => allBusy || exportAll(),
  });
  return (
    <>
      <Button
        icon={<FilePdfOutlined />}
        busy={currentBusy}
        title={`${t('export.current')} (Ctrl/Cmd+P)`}
        onClick={exportCurrent}
        data-testid="export-current"
      >
        {t('export.current')}
      </Button>
      <Button
        icon={<FilePdfOutlined />}
        busy={allBusy}
        title={`${t('export.all')} (Ctrl/Cmd+A)`}
        onClick={exportAll}
        data-testid="export-all"
      >
        {t('export.all')}
      </Button>
      {(currentBusy || allBusy) && (
        <Button icon={<CloseOutlined />} aria-label={t('export.stop')} title={t('export.stop')} onClick={stop} />
      )}
    </>
  );
}
