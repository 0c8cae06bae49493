import { BgColorsOutlined, ExportOutlined, LoadingOutlined } from '@ant-design/icons';
import { Popover, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { KitDropdown } from '../../app/kit/KitDropdown.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { RedesignChoice } from '../../features/generation/RedesignChoice.tsx';
import { useProjects } from '../../features/projects/project-queries.ts';
import type { DocumentExport } from '../actions/action.ts';
import styles from './editor-screen.module.css';
import { acceptPages, type OpenDocument } from './open-document.ts';

interface LookMenuProps {
  readonly opened: OpenDocument;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Another style or format for the whole document; one step, which can be taken back. */
export function LookMenu({ opened, isOpen, onOpen }: LookMenuProps) {
  const { t } = useTranslation();
  const { data: projects } = useProjects();
  const project = projects?.find(({ id }) => id === opened.projectId);
  if (!project) return null;
  const choice = (what: 'style' | 'format') => (
    <RedesignChoice
      project={project}
      what={what}
      before={() => opened.autosave.flush()}
      after={(isJoined) => acceptPages(opened, isJoined)}
    />
  );
  const tabs = (
    <Tabs
      className={styles.looks}
      items={[
        { key: 'style', label: t('panel.style'), children: choice('style') },
        { key: 'format', label: t('panel.format'), children: choice('format') },
      ]}
    />
  );
  return (
    <Popover
      trigger="click"
      placement="bottom"
      content={tabs}
      open={isOpen}
      onOpenChange={onOpen}
      getPopupContainer={overlayContainer}
      destroyOnHidden
    >
      <span>
        <Button look="text" icon={<BgColorsOutlined />} className={styles.folds} title={t('editor.look')}>
          {t('editor.look')}
        </Button>
      </span>
    </Popover>
  );
}

/** Another style for some pages of the document; one step, which can be taken back. */
export function PagesStyleMenu({ opened, pageIds }: { opened: OpenDocument; pageIds: readonly number[] }) {
  const { t } = useTranslation();
  const { data: projects } = useProjects();
  const project = projects?.find(({ id }) => id === opened.projectId);
  if (!project) return null;
  const choice = (
    <div className={styles.pagesLooks}>
      <RedesignChoice
        project={project}
        what="style"
        pageIds={pageIds}
        before={() => opened.autosave.flush()}
        after={(isJoined) => acceptPages(opened, isJoined)}
      />
    </div>
  );
  return (
    <Popover trigger="click" placement="bottom" content={choice} getPopupContainer={overlayContainer} destroyOnHidden>
      <span>
        <Button
          look="text"
          icon={<BgColorsOutlined />}
          aria-label={t('editor.overview.restyle')}
          title={t('editor.overview.restyle')}
          disabled={pageIds.length === 0}
        />
      </span>
    </Popover>
  );
}

interface ExportMenuProps {
  readonly exporting: DocumentExport;
  readonly onShare: () => void;
  readonly onPublish: () => void;
}

/** The ways out of the editor: as files, as a link, and for everybody. */
export function ExportMenu({ exporting, onShare, onPublish }: ExportMenuProps) {
  const { t } = useTranslation();
  const { isBusy } = exporting;
  return (
    <KitDropdown
      disabled={isBusy}
      menu={{
        items: [
          { key: 'current', label: t('export.current') },
          { key: 'all', label: t('export.all') },
          { key: 'choose', label: t('export.as') },
          { key: 'share', label: t('panel.share') },
          { key: 'publish', label: t('panel.publish') },
        ] satisfies { key: keyof DocumentExport | 'share' | 'publish'; label: string }[],
        onClick: ({ key }) => {
          if (key === 'share') onShare();
          else if (key === 'publish') onPublish();
          else if (key === 'all') exporting.all();
          else if (key === 'current') exporting.current();
          else exporting.choose();
        },
      }}
    >
      {/* The same button: it keeps the focus, and has it when the file is there. */}
      <Button
        look="primary"
        icon={isBusy ? <LoadingOutlined /> : <ExportOutlined />}
        className={styles.foldsLast}
        disabled={false}
        title={t(isBusy ? 'export.stop' : 'editor.export')}
        {...(isBusy ? { onClick: exporting.stop } : {})}
      >
        {t(isBusy ? 'export.stop' : 'editor.export')}
      </Button>
    </KitDropdown>
  );
}
