import { PlayCircleOutlined } from '@ant-design/icons';
import type { Page } from '@pagewright/components/models';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../app/controls/Button.tsx';
import { useNarrow } from '../../app/controls/use-narrow.ts';
import { useScreenTitle } from '../../app/layouts/screen-title.ts';
import type { CanvasHandle } from '../../canvas/CanvasView.tsx';
import { pinPlace } from '../comments/anchors.ts';
import { CommentsButton } from '../comments/CommentsButton.tsx';
import type { BoardThread } from '../comments/comment-source.ts';
import { createCommentsStore } from '../comments/comments-ui.ts';
import { LazyCommentsFrame, LazyPageComments } from '../comments/lazy-comments.tsx';
import { DynamicViewer } from '../dynamic-pages/DynamicViewer.tsx';
import { EventLog } from '../dynamic-pages/event-log.ts';
import { templateSlides } from '../dynamic-pages/template-slides.ts';
import type { HeldPages } from '../dynamic-pages/use-viewer-export.ts';
import { PicturesContext } from '../pages/page-assets.ts';
import { PictureShelf } from '../pages/picture-shelf.ts';
import { AudienceView } from '../presenting/AudienceView.tsx';
import { fillScreen, leaveFullScreen } from '../presenting/use-full-screen.ts';
import { SharedComments } from './SharedComments.tsx';
import styles from './shared.module.css';
import type { SharedContents } from './shared-client.ts';

/** The pages behind a link: looked at, presented and, where the owner allows it, taken along. */
export function SharedDocument({ linkKey, contents }: { linkKey: string; contents: SharedContents }) {
  const { t } = useTranslation();
  const { name, pages, canDownload, canComment, client } = contents;
  useScreenTitle(name);
  const canvas = useRef<CanvasHandle>(null);
  // Its first half says which link it is, and opens none.
  const link = useMemo(() => ({ client, name: linkKey.slice(0, 22) }), [client, linkKey]);
  const [ui] = useState(() => createCommentsStore(`link ${link.name}`));
  const commenting = useStore(ui, ({ open }) => open);
  const narrow = useNarrow();
  const [log] = useState(() => new EventLog());
  const [shelf] = useState(() => new PictureShelf(contents.pictures));
  useEffect(() => () => shelf.clear(), [shelf]);
  /** Index of the page that is looked at, and that the presentation began with. */
  const [first, setFirst] = useState(0);
  const [presenting, setPresenting] = useState(false);
  const slides = useMemo(() => templateSlides(pages), [pages]);
  const leave = useCallback(() => {
    leaveFullScreen();
    setPresenting(false);
  }, []);
  const held = useMemo(() => heldBy(contents), [contents]);
  const present = (at: number) => {
    fillScreen();
    setFirst(at);
    setPresenting(true);
  };
  const actions = (current: number) => (
    <>
      {canComment && <CommentsButton keys="M">{t('panel.comments')}</CommentsButton>}
      <Button
        look="primary"
        icon={<PlayCircleOutlined />}
        disabled={slides.length === 0}
        onClick={() => present(current)}
        data-testid="present"
      >
        {t('panel.present')}
      </Button>
    </>
  );
  const renderAbove = useCallback(
    ({ pageNumber, page }: { pageNumber: number; page: Page | undefined }) => (
      <LazyPageComments pageKey={pages[pageNumber - 1]?.key ?? ''} number={pageNumber} read={() => page} />
    ),
    [pages],
  );
  const isLost = ({ page: key, anchor }: BoardThread) =>
    pinPlace(pages.find((page) => page.key === key)?.page, anchor).isLost;
  const frame = <LazyCommentsFrame isLost={isLost} onClosed={() => canvas.current?.focus()} />;
  const screen = (
    <PicturesContext value={shelf}>
      {presenting ? (
        <AudienceView slides={slides} first={first} onLeave={leave} />
      ) : (
        <div className={styles.screen}>
          <h1>{name}</h1>
          <div className={styles.body}>
            <DynamicViewer
              template={pages}
              firstPage={first + 1}
              inColumn={narrow}
              log={log}
              held={held}
              isForLooking={!canDownload}
              actions={actions}
              renderAbove={canComment ? renderAbove : undefined}
              handle={canvas}
            />
            {canComment && narrow && frame}
            {canComment && !narrow && commenting && <aside className={styles.comments}>{frame}</aside>}
          </div>
        </div>
      )}
    </PicturesContext>
  );
  // In a presentation there are none.
  if (!canComment || presenting) return screen;
  return <SharedComments {...{ link, ui, pages, canvas }}>{screen}</SharedComments>;
}

/** Visitors are sent no hidden pages. */
function heldBy({ pages, download }: SharedContents): HeldPages {
  return { isHidden: () => false, isUnfilled: (index) => pages[index]?.isUnfilled ?? false, download };
}
