import { LinkOutlined, PlayCircleOutlined } from '@ant-design/icons';
import type { Collection, CollectionPage } from '@pagewright/contract/collections';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { CopyField } from '../../app/controls/CopyField.tsx';
import { useNarrow } from '../../app/controls/use-narrow.ts';
import { asLanguage } from '../../app/i18n/language.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { useScreenTitle } from '../../app/layouts/screen-title.ts';
import { DynamicViewer } from '../dynamic-pages/DynamicViewer.tsx';
import { EventLog } from '../dynamic-pages/event-log.ts';
import { onlyPage } from '../dynamic-pages/template.ts';
import { templateSlides } from '../dynamic-pages/template-slides.ts';
import { AudienceView } from '../presenting/AudienceView.tsx';
import { fillScreen, leaveFullScreen } from '../presenting/use-full-screen.ts';
import library from '../projects/library/library.module.css';
import { shownDay } from '../projects/library/shown-dates.ts';
import { TemplatePrice } from '../projects/library/TemplatePrice.tsx';
import { CollectionPictures } from './CollectionPictures.tsx';
import styles from './collections.module.css';
import { collectionUrl } from './paths.ts';
import { UseButton } from './UseButton.tsx';

interface CollectionDocumentProps {
  readonly collection: Collection;
  readonly pages: readonly CollectionPage[];
}

/** The pages of a published work in the dynamic viewer: looked at, presented, and made a document of one's own. */
export function CollectionDocument({ collection, pages }: CollectionDocumentProps) {
  const { t } = useTranslation();
  const { collectionId, name, description, price, isOwn, isPaid } = collection;
  useScreenTitle(name);
  const narrow = useNarrow();
  const [log] = useState(() => new EventLog());
  /** Index of the page that is looked at, and that the presentation began with. */
  const [first, setFirst] = useState(0);
  const [presenting, setPresenting] = useState(false);
  const [sharing, setSharing] = useState(false);
  const template = useMemo(
    () => pages.map(({ text, section, pageNumber }) => ({ ...onlyPage(text), section, number: pageNumber })),
    [pages],
  );
  const slides = useMemo(() => templateSlides(template), [template]);
  const leave = useCallback(() => {
    leaveFullScreen();
    setPresenting(false);
  }, []);
  const present = (at: number) => {
    fillScreen();
    setFirst(at);
    setPresenting(true);
  };
  if (presenting) {
    return (
      <CollectionPictures collectionId={collectionId}>
        <AudienceView slides={slides} first={first} onLeave={leave} />
      </CollectionPictures>
    );
  }
  const actions = (current: number) => (
    <>
      <Button icon={<LinkOutlined />} onClick={() => setSharing(true)}>
        {t('panel.share')}
      </Button>
      <Button icon={<PlayCircleOutlined />} onClick={() => present(current)} data-testid="present">
        {t('panel.present')}
      </Button>
      <UseButton collection={collection} />
    </>
  );
  return (
    <CollectionPictures collectionId={collectionId}>
      <div className={styles.screen}>
        <header className={styles.about}>
          <h1>{name}</h1>
          <Facts collection={collection} />
          <p>{description}</p>
        </header>
        <DynamicViewer
          template={template}
          firstPage={first + 1}
          inColumn={narrow}
          log={log}
          // What is paid for is not taken along by those who have not.
          isForLooking={price > 0 && !isOwn && !isPaid}
          actions={actions}
        />
        {sharing && <ShareDialog collectionId={collectionId} onClose={() => setSharing(false)} />}
      </div>
    </CollectionPictures>
  );
}

/** What is told of a work beside its name. */
function Facts({ collection }: { collection: Collection }) {
  const { t, i18n } = useTranslation();
  const { publisher, publishTime, category, industry, pageCount, price } = collection;
  return (
    <p className={library.facts}>
      <TemplatePrice price={price} />
      <span className={library.tag}>{t(`library.category.${category}`)}</span>
      <span className={library.tag}>{t(`library.industry.${industry}`)}</span>
      <span>{pageCount === 1 ? t('library.list.onePage') : t('library.list.pages', { total: pageCount })}</span>
      <span>
        {publisher} · {shownDay(publishTime, asLanguage(i18n.language))}
      </span>
    </p>
  );
}

function ShareDialog({ collectionId, onClose }: { collectionId: number; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <KitModal title={t('collections.link')} footer={null} onCancel={onClose} width={480}>
      <CopyField value={collectionUrl(collectionId)} label={t('collections.link')} copied={t('collections.copied')} />
    </KitModal>
  );
}
