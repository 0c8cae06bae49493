import { DownloadOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { DynamicViewer } from '../dynamic-pages/DynamicViewer.tsx';
import { EventLog } from '../dynamic-pages/event-log.ts';
import { templateFrames } from '../dynamic-pages/template.ts';
import { PicturesContext } from '../pages/page-assets.ts';
import { PictureShelf } from '../pages/picture-shelf.ts';
import { AudienceView } from '../presenting/AudienceView.tsx';
import type { Slide } from '../presenting/slides.ts';
import { fillScreen, leaveFullScreen } from '../presenting/use-full-screen.ts';
import styles from './shared.module.css';
import type { SharedContents } from './shared-client.ts';

/** The pages behind a link: looked at, presented and, where the owner allows it, taken along. */
export function SharedDocument({ contents }: { contents: SharedContents }) {
  const { t } = useTranslation();
  const { name, pages, canDownload } = contents;
  const [log] = useState(() => new EventLog());
  const [shelf] = useState(() => new PictureShelf(contents.pictures));
  useEffect(() => () => shelf.clear(), [shelf]);
  /** Index of the page that is looked at, and that the presentation began with. */
  const [first, setFirst] = useState(0);
  const [presenting, setPresenting] = useState(false);
  const slides = useMemo(() => slidesOf(pages), [pages]);
  const leave = useCallback(() => {
    leaveFullScreen();
    setPresenting(false);
  }, []);
  const download = useMutation({
    mutationFn: contents.download,
    onError: (error) => notify.error(error, (reason) => t('export.failed', { reason })),
  });
  const present = (at: number) => {
    fillScreen();
    setFirst(at);
    setPresenting(true);
  };
  const actions = (current: number) => (
    <>
      {canDownload && (
        <Button icon={<DownloadOutlined />} busy={download.isPending} onClick={() => download.mutate()}>
          {t('sharing.download')}
        </Button>
      )}
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
  return (
    <PicturesContext value={shelf}>
      {presenting ? (
        <AudienceView slides={slides} first={first} onLeave={leave} />
      ) : (
        <div className={styles.screen}>
          <h1>{name}</h1>
          <DynamicViewer template={pages} firstPage={first + 1} log={log} actions={actions} />
        </div>
      )}
    </PicturesContext>
  );
}

function slidesOf(pages: SharedContents['pages']): Slide[] {
  const frames = templateFrames(pages);
  return pages.map(({ number, source, page }, index) => ({
    pageId: number,
    pageNumber: number,
    text: source,
    frame: frames.at(index),
    read: () => page,
  }));
}
