import { UploadOutlined } from '@ant-design/icons';
import type { LibraryPicture } from '@pagewright/contract/images';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { FilePicker } from '../../../app/controls/FilePicker.tsx';
import { SearchField } from '../../../app/controls/SearchField.tsx';
import { Pending } from '../../../app/kit/Pending.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { pictureIn, useLibraryPictures } from '../../../features/pictures/library-queries.ts';
import { LibraryTile } from './LibraryTile.tsx';
import styles from './library.module.css';
import { type Sending, useUploads } from './use-uploads.ts';

interface MediaLibraryProps {
  readonly projectId: number;
  /** Whether its pictures can be dragged onto the page. */
  readonly isDraggable: boolean;
  /** What of it was chosen, and what it is called in the project. */
  readonly onChoose: (picture: LibraryPicture, imageUrl: string) => void;
}

/** The person's pictures: those of the document's project, then those of all others. */
export function MediaLibrary({ projectId, isDraggable, onChoose }: MediaLibraryProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const found = useLibraryPictures(projectId, words);
  const input = useRef<HTMLInputElement>(null);
  const { sending, send } = useUploads();
  const [taking, setTaking] = useState(false);
  const choose = async (picture: LibraryPicture) => {
    setTaking(true);
    try {
      onChoose(picture, await pictureIn(projectId, picture));
    } catch (error) {
      notify.error(error);
    } finally {
      setTaking(false);
    }
  };
  const pictures = found.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const isOwn = ({ project }: LibraryPicture) => project?.id === projectId;
  const tiles = (shown: readonly LibraryPicture[]) =>
    shown.map((picture) => (
      <LibraryTile
        key={`${picture.from} ${picture.project?.id} ${picture.key}`}
        {...{ picture, projectId, isDraggable }}
        disabled={taking}
        onChoose={() => void choose(picture)}
      />
    ));
  return (
    <div className={styles.library}>
      <div className={styles.tools}>
        <SearchField look="filled" label={t('panels.library.search')} value={search} onSearch={setSearch} />
        <FilePicker ref={input} accept="image/*,.svg" multiple onFiles={send} />
        <Button icon={<UploadOutlined />} onClick={() => input.current?.click()}>
          {t('panels.library.upload')}
        </Button>
      </div>
      <Uploads sending={sending} />
      <div className={styles.found} aria-busy={found.isPending || undefined}>
        {!found.data ? (
          <Pending error={found.error} loading={t('panels.library.loading')} onRetry={() => void found.refetch()} />
        ) : pictures.length === 0 ? (
          <p className={styles.nothing}>{t(words === '' ? 'panels.library.empty' : 'panels.library.nothing')}</p>
        ) : (
          <>
            <Shelf name={t('panels.library.here')}>{tiles(pictures.filter(isOwn))}</Shelf>
            <Shelf name={t('panels.library.elsewhere')}>{tiles(pictures.filter((one) => !isOwn(one)))}</Shelf>
          </>
        )}
        {found.hasNextPage && (
          <Button look="text" wide busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('panels.library.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Shelf({ name, children }: { name: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

function Uploads({ sending }: { sending: readonly Sending[] }) {
  const { t } = useTranslation();
  if (sending.length === 0) return null;
  return (
    <ul className={styles.sending} aria-label={t('panels.library.uploads')}>
      {sending.map(({ id, name, progress, fault }) => (
        <li key={id}>
          <span title={name}>{name}</span>
          {fault ? (
            <em role="alert">{t(`panels.image.${fault}`)}</em>
          ) : (
            <progress value={progress} max={1} aria-label={name} />
          )}
        </li>
      ))}
    </ul>
  );
}
