import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  CopyOutlined,
  DeleteOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  FolderAddOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { KitPopconfirm } from '../../../app/kit/KitPopconfirm.tsx';
import { IconButton } from '../ActionButton.tsx';
import styles from './overview.module.css';

interface OverviewToolsProps {
  /** How many pages are chosen, and there are. */
  readonly chosen: number;
  readonly total: number;
  /** Whether all of the chosen ones are hidden. */
  readonly allHidden: boolean;
  readonly busy: boolean;
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly onHide: () => void;
  readonly onSection: () => void;
  readonly children?: ReactNode;
}

/** What can be done with the chosen pages. */
export function OverviewTools(props: OverviewToolsProps) {
  const { chosen, total, allHidden, busy, asking, onAsk, onMove, onDuplicate, onRemove, onHide, onSection } = props;
  const { t } = useTranslation();
  const none = chosen === 0 || busy;
  const isAll = chosen === total;
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('editor.overview.tools')}>
      <output aria-live="polite">
        {chosen === 0 ? t('editor.overview.none') : t('editor.overview.chosen', { number: chosen })}
      </output>
      <IconButton
        label={t('editor.overview.earlier')}
        icon={<ArrowLeftOutlined />}
        disabled={none || isAll}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('editor.overview.later')}
        icon={<ArrowRightOutlined />}
        disabled={none || isAll}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={t('editor.overview.duplicate')}
        icon={<CopyOutlined />}
        disabled={none}
        onClick={onDuplicate}
      />
      <IconButton
        label={t(allHidden ? 'editor.overview.show' : 'editor.overview.hide')}
        icon={allHidden ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        disabled={none}
        onClick={onHide}
      />
      <IconButton
        label={t('editor.overview.section')}
        icon={<FolderAddOutlined />}
        disabled={none}
        onClick={onSection}
      />
      {props.children}
      <KitPopconfirm
        open={asking}
        onOpenChange={(open) => onAsk(open && !none && !isAll)}
        title={t('editor.overview.remove', { number: chosen })}
        description={t('editor.overview.removeAsk')}
        okText={t('editor.overview.remove', { number: chosen })}
        cancelText={t('editor.cancel')}
        onConfirm={onRemove}
      >
        <Button
          look="text"
          icon={<DeleteOutlined />}
          aria-label={t('editor.overview.remove', { number: chosen })}
          title={
            isAll && total > 0 ? t('editor.overview.onePageStays') : t('editor.overview.remove', { number: chosen })
          }
          disabled={none || isAll}
        />
      </KitPopconfirm>
    </div>
  );
}
