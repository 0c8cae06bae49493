import { AppstoreAddOutlined, BlockOutlined, ControlOutlined, FileOutlined } from '@ant-design/icons';
import { Drawer, Tabs } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { InsertPanel } from '../insert/InsertPanel.tsx';
import type { InsertEntry } from '../insert/insert-entries.ts';
import { PropertyPanel } from '../panels/PropertyPanel.tsx';
import { pageColors } from '../panels/page-colors.ts';
import styles from './editor-screen.module.css';
import { HealthPanel } from './HealthPanel.tsx';
import { LayerList } from './LayerList.tsx';
import { OriginCard } from './OriginCard.tsx';
import type { OpenDocument } from './open-document.ts';
import { PageList } from './PageList.tsx';
import { PagePanel } from './PagePanel.tsx';

interface PanelProps {
  readonly opened: OpenDocument;
  readonly assets: (key: string) => string | undefined;
  readonly onInsert: (entry: InsertEntry) => void;
}

/** What can be put on the page, the pages, and what lies on the page. */
export function LeftPanel({ opened, assets, onInsert }: PanelProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.left} aria-label={t('editor.left')}>
      <Tabs
        className={styles.tabs}
        tabBarGutter={18}
        items={[
          { key: 'insert', label: t('editor.left'), children: <InsertPanel onInsert={onInsert} /> },
          { key: 'pages', label: t('editor.pages'), children: <PageList opened={opened} assets={assets} /> },
          { key: 'layers', label: t('editor.layers'), children: <LayerList /> },
        ]}
      />
    </aside>
  );
}

/** What can be changed of the selection or the page, and what is wrong with the document. */
export function RightPanel({ opened }: Pick<PanelProps, 'opened'>) {
  const { t } = useTranslation();
  return (
    <aside className={styles.right} aria-label={t('editor.properties')}>
      <Tabs
        className={styles.tabs}
        items={[
          { key: 'properties', label: t('editor.properties'), children: <Properties opened={opened} /> },
          { key: 'health', label: t('editor.health'), children: <HealthPanel /> },
        ]}
      />
    </aside>
  );
}

function Properties({ opened }: Pick<PanelProps, 'opened'>) {
  const editor = useEditor();
  const { page } = useEditorState(shownPage);
  const selected = useEditorState((state) => state.selected);
  const chosen = page.components.filter(({ id }) => selected.includes(id));
  const swatches = useMemo(() => pageColors(page), [page]);
  if (chosen.length === 0) return <PagePanel opened={opened} />;
  return (
    <>
      <PropertyPanel
        components={chosen}
        swatches={swatches}
        onPatch={(patches, options) => editor.patch(patches, options)}
      />
      <OriginCard projectId={opened.projectId} components={chosen} />
    </>
  );
}

type Sheet = 'insert' | 'pages' | 'layers' | 'properties';

/** In a narrow window: a bar below the page that opens the panels as sheets above it. */
export function PanelSheets({ opened, assets, onInsert }: PanelProps) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<Sheet>();
  const close = () => setSheet(undefined);
  const sheets: Readonly<Record<Sheet, { label: string; icon: ReactNode; content: ReactNode }>> = {
    insert: {
      label: t('editor.left'),
      icon: <AppstoreAddOutlined aria-hidden />,
      content: (
        <InsertPanel
          onInsert={(entry) => {
            onInsert(entry);
            close();
          }}
        />
      ),
    },
    pages: {
      label: t('editor.pages'),
      icon: <FileOutlined aria-hidden />,
      content: <PageList opened={opened} assets={assets} />,
    },
    layers: { label: t('editor.layers'), icon: <BlockOutlined aria-hidden />, content: <LayerList /> },
    properties: {
      label: t('editor.properties'),
      icon: <ControlOutlined aria-hidden />,
      content: <Properties opened={opened} />,
    },
  };
  const shown = sheet && sheets[sheet];
  return (
    <>
      <nav className={styles.sheetBar} aria-label={t('editor.panels')} data-open={sheet}>
        {(Object.keys(sheets) as Sheet[]).map((id) => (
          <button key={id} type="button" onClick={() => setSheet(id)}>
            {sheets[id].icon}
            <span>{sheets[id].label}</span>
          </button>
        ))}
      </nav>
      <Drawer
        open={shown !== undefined}
        onClose={close}
        placement="bottom"
        getContainer={overlayContainer}
        size="56%"
        title={shown?.label}
        // The page stays to be seen while its properties are changed.
        mask={sheet !== 'properties'}
        classNames={{ body: styles.sheetBody }}
        destroyOnHidden
      >
        {shown?.content}
      </Drawer>
    </>
  );
}
