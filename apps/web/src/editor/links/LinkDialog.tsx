import type { Component } from '@pagewright/components/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import type { LinkPage } from '../document/link-pages.ts';
import { LinkFields } from './LinkFields.tsx';
import { draftOf, readDraft } from './link-draft.ts';
import styles from './links.module.css';

interface LinkDialogProps {
  /** What is to lead somewhere, at least one. */
  readonly components: readonly Component[];
  readonly pages: readonly LinkPage[];
  readonly onLink: (link: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks where whole components lead. */
export function LinkDialog({ components, pages, onLink, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(components[0]?.link));
  const set = (link: string | undefined) => {
    onLink(link);
    onClose();
  };
  const use = () => {
    const read = readDraft(draft);
    if (read) set(read.link);
    else setDraft({ ...draft, isBad: true });
  };
  return (
    <div
      role="presentation"
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <KitModal
        title={t('panels.link.title')}
        width={420}
        centered
        onCancel={onClose}
        footer={
          <div className={styles.footer}>
            {components.some(({ link }) => link !== undefined) && (
              <Button onClick={() => set(undefined)}>{t('panels.text.removeLink')}</Button>
            )}
            <div className={styles.ends}>
              <Button onClick={onClose}>{t('panels.chart.cancel')}</Button>
              <Button look="primary" onClick={use}>
                {t('panels.text.setLink')}
              </Button>
            </div>
          </div>
        }
      >
        <div className={styles.fields}>
          <LinkFields draft={draft} pages={pages} onDraft={setDraft} onEnter={use} />
        </div>
      </KitModal>
    </div>
  );
}
