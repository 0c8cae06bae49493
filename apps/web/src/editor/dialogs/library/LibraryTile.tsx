import { DeleteOutlined } from '@ant-design/icons';
import type { LibraryPicture } from '@pagewright/contract/images';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Question } from '../../../app/kit/Question.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { usePageAssets } from '../../../features/pages/page-assets.ts';
import { useInView } from '../../../features/pages/use-in-view.ts';
import { removePicture } from '../../../features/pictures/library-queries.ts';
import styles from './library.module.css';
import { writePictureDrag } from './library-drag.ts';
import { nameOf } from './library-picture.ts';

interface LibraryTileProps {
  readonly picture: LibraryPicture;
  /** Whose editor it is shown in. */
  readonly projectId: number;
  readonly isDraggable: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** A picture of the library: a click chooses it, a drag puts it on the page. */
export function LibraryTile({ picture, projectId, isDraggable, disabled, onChoose }: LibraryTileProps) {
  const { t } = useTranslation();
  const { project, from, url } = picture;
  const name = nameOf(picture) || t('panels.library.unnamed');
  const tile = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const seen = useInView(tile);
  // Pictures of files are known by their own project only.
  const assets = usePageAssets(from === 'source' && project ? project.id : projectId);
  const shown = seen ? assets(from === 'source' ? picture.key : url) : undefined;
  const remove = async () => {
    setAsking(false);
    try {
      await removePicture(picture);
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <div ref={tile} className={styles.tile}>
      <button
        type="button"
        className={styles.picture}
        draggable={isDraggable}
        disabled={disabled}
        aria-label={t('panels.library.take', { name })}
        title={name}
        onClick={onChoose}
        onDragStart={(event) => writePictureDrag(event.dataTransfer, picture)}
      >
        {shown ? <img src={shown} alt="" draggable={false} /> : <span className={styles.coming} />}
      </button>
      <div className={styles.about}>
        <span title={name}>{name}</span>
        {from === 'upload' && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('panels.library.remove', { name })}
            title={t('panels.library.remove', { name })}
            onClick={() => setAsking(true)}
          >
            <DeleteOutlined aria-hidden />
          </button>
        )}
      </div>
      {project && project.id !== projectId && (
        <p className={styles.project} title={project.name}>
          {project.name}
        </p>
      )}
      {asking && (
        <Question
          title={t('panels.library.removeTitle', { name })}
          okText={t('panels.library.removeOk')}
          keepText={t('panels.image.cancel')}
          danger
          onOk={() => void remove()}
          onKeep={() => setAsking(false)}
        >
          {t('panels.library.removeText')}
        </Question>
      )}
    </div>
  );
}
