import { EyeInvisibleOutlined } from '@ant-design/icons';
import { Thumbnail } from '@pagewright/render/thumbnail';
import { type MouseEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorPage } from '../../document/editor.ts';
import { pageTitle } from '../../document/page-title.ts';
import styles from './overview.module.css';
import { useTurn } from './use-turn.ts';

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

/** px of the line below a picture, with what parts them. */
const CAPTION = 26;

/**
 * A page in the overview; its picture is drawn as soon as it is nearly seen. The option is what stands below the picture:
 * it is called what one reads there, which the words in the picture are no part of.
 */
export const OverviewPage = memo(function OverviewPage(props: OverviewPageProps) {
  const { opened, width, assets, chosen, current, dragged, target, onChoose, onOpen } = props;
  const { t } = useTranslation();
  const item = useRef<HTMLDivElement>(null);
  const drawn = useTurn(item);
  const { id, page, pageNumber, hidden } = opened;
  const title = pageTitle(opened);
  const height = (page.size.height / page.size.width) * width;
  return (
    <div
      ref={item}
      role="presentation"
      className={styles.page}
      data-row={id}
      data-hidden={hidden || undefined}
      data-chosen={chosen || undefined}
      data-target={dragged ? undefined : target}
      data-dragged={dragged || undefined}
      draggable
      onClick={(event) => onChoose(id, event)}
      onDoubleClick={() => onOpen(id)}
      style={{ width, height: height + CAPTION }}
    >
      <div className={styles.picture} style={{ height }}>
        {drawn && <Thumbnail page={page} width={width} assets={assets} />}
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show pages
        role="option"
        className={styles.caption}
        aria-selected={chosen}
        tabIndex={current ? 0 : -1}
        title={title || undefined}
      >
        <span>{pageNumber}</span> {hidden && <EyeInvisibleOutlined aria-label={t('page.hidden')} />}
        <span>{title}</span>
      </div>
    </div>
  );
});
