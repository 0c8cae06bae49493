import { EyeInvisibleOutlined } from '@ant-design/icons';
import { Thumbnail } from '@pagewright/render/thumbnail';
import { type MouseEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useInView } from '../../../features/pages/use-in-view.ts';
import type { EditorPage } from '../../document/editor.ts';
import { pageTitle } from '../../document/page-title.ts';
import styles from './overview.module.css';

interface OverviewPageProps {
  readonly opened: EditorPage;
  /** px of the picture. */
  readonly width: number;
  readonly assets: (key: string) => string | undefined;
  readonly chosen: boolean;
  /** The page that keys go on from. */
  readonly current: boolean;
  readonly dragged: boolean;
  readonly target: 'above' | 'below' | undefined;
  readonly onChoose: (id: number, event: MouseEvent) => void;
  readonly onOpen: (id: number) => void;
}

/** A page in the overview; its picture is drawn as soon as it is nearly seen. */
export const OverviewPage = memo(function OverviewPage(props: OverviewPageProps) {
  const { opened, width, assets, chosen, current, dragged, target, onChoose, onOpen } = props;
  const { t } = useTranslation();
  const item = useRef<HTMLDivElement>(null);
  const seen = useInView(item);
  const { id, page, pageNumber, hidden } = opened;
  const title = pageTitle(opened);
  const name = t('editor.onPage', { number: pageNumber });
  return (
    // The list hears the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={item}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select cannot hold a picture
      role="option"
      className={styles.page}
      aria-selected={chosen}
      aria-label={[name, title, hidden ? t('editor.overview.hidden') : ''].filter(Boolean).join(', ')}
      tabIndex={current ? 0 : -1}
      data-row={id}
      data-hidden={hidden || undefined}
      data-target={dragged ? undefined : target}
      data-dragged={dragged || undefined}
      draggable
      onClick={(event) => onChoose(id, event)}
      onDoubleClick={() => onOpen(id)}
      style={{ width }}
    >
      <div className={styles.picture} style={{ height: (page.size.height / page.size.width) * width }}>
        {seen && <Thumbnail page={page} width={width} assets={assets} />}
      </div>
      <p title={title || undefined}>
        <span>{pageNumber}</span>
        {hidden && <EyeInvisibleOutlined title={t('editor.overview.hidden')} />}
        <span>{title}</span>
      </p>
    </div>
  );
});
