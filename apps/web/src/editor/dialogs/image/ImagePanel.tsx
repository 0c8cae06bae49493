import { DeleteOutlined, FolderOpenOutlined, PictureOutlined, ScissorOutlined, SwapOutlined } from '@ant-design/icons';
import type { Image, ImageProps } from '@pagewright/components/kinds/image';
import type { ComponentChange } from '@pagewright/components/panels';
import { type ClipboardEvent, type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import { FilePicker } from '../../../app/controls/FilePicker.tsx';
import { useEditorServices } from '../../document/editor-services.ts';
import { croppable } from './croppable.ts';
import styles from './image.module.css';
import { usePictureUrl } from './picture-url.ts';
import { usePicture } from './use-picture.ts';

const LibraryDialog = lazy(async () => ({
  default: (await import('../library/LibraryDialog.tsx')).LibraryDialog,
}));
const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

interface ImagePanelProps {
  readonly component: Image;
  readonly disabled: boolean;
  /** Whether the picture is the only one that is selected: others are replaced with it, but not cropped. */
  readonly isAlone: boolean;
  readonly onPatch: (change: ComponentChange<ImageProps>, gesture?: string) => void;
}

const EMPTY = {
  imageUrl: '',
  crop: undefined,
  tempPreviewUrl: '',
  isPreview: false,
  isLocalPreview: false,
  isSvgFile: false,
  fileName: '',
  fileSize: 0,
  uploadTime: '',
};

/** Chooses, replaces, crops and removes the picture; one can also be dropped here or pasted. */
export function ImagePanel({ component, disabled, isAlone, onPatch }: ImagePanelProps) {
  const { t } = useTranslation();
  const { props } = component;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [cropping, setCropping] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { library } = useEditorServices();
  const { take, progress } = usePicture((changed, gesture) => onPatch({ props: changed }, gesture));
  const url = usePictureUrl(props);
  const shown = props.imageUrl || props.tempPreviewUrl;
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void take(event.dataTransfer.files[0]);
  };
  const pasted = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file || disabled) return;
    event.preventDefault();
    void take(file);
  };
  return (
    <div className={styles.panel} onPaste={pasted}>
      <FilePicker ref={input} accept="image/*,.svg" onFiles={([file]) => void take(file)} />
      <button
        type="button"
        className={styles.drop}
        data-over={over || undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        {url ? <img src={url} alt="" /> : <PictureOutlined />}
        <span>{shown ? props.fileName || t('panels.image.replace') : t('panels.image.drop')}</span>
      </button>
      <State component={component} progress={progress} />
      <div className={styles.buttons}>
        <Button
          icon={shown ? <SwapOutlined /> : <PictureOutlined />}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {t(shown ? 'panels.image.replace' : 'panels.image.choose')}
        </Button>
        {library && (
          <Button icon={<FolderOpenOutlined />} disabled={disabled} onClick={() => setChoosing(true)}>
            {t('panels.library.from')}
          </Button>
        )}
        {url && isAlone && croppable(props) && (
          <Button icon={<ScissorOutlined />} disabled={disabled} onClick={() => setCropping(true)}>
            {t('panels.image.crop')}
          </Button>
        )}
        {shown && (
          <Button
            look="text"
            icon={<DeleteOutlined />}
            aria-label={t('panels.image.remove')}
            title={t('panels.image.remove')}
            disabled={disabled}
            onClick={() => onPatch({ props: EMPTY }, `picture-removed-${component.id}`)}
          />
        )}
      </div>
      {choosing && library && (
        <Suspense>
          <LibraryDialog
            projectId={library.projectId}
            onTake={(taken) => onPatch({ props: taken })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      {cropping && url && (
        <Suspense>
          <CropDialog {...{ component, url }} onCrop={onPatch} onClose={() => setCropping(false)} />
        </Suspense>
      )}
    </div>
  );
}

function State({ component: { props }, progress }: { component: Image; progress: number | undefined }) {
  const { t, i18n } = useTranslation();
  if (progress !== undefined) {
    return (
      <output className={styles.state}>{t('panels.image.uploading', { percent: Math.round(progress * 100) })}</output>
    );
  }
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(props.fileSize / 1024);
  if (props.isPreview) return <p className={styles.state}>{t('panels.image.preview')}</p>;
  if (props.isLocalPreview) return <p className={styles.state}>{`${t('panels.image.localPreview')} · ${size}`}</p>;
  return props.fileSize > 0 ? <p className={styles.state}>{size}</p> : null;
}
