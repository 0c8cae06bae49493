import type { ImageProps } from '@pagewright/components/kinds/image';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { propsOfPicture } from './library-picture.ts';
import { MediaLibrary } from './MediaLibrary.tsx';

interface LibraryDialogProps {
  readonly projectId: number;
  readonly onTake: (props: Partial<ImageProps>) => void;
  readonly onClose: () => void;
}

/** Chooses another picture for a component out of the library. */
export function LibraryDialog({ projectId, onTake, onClose }: LibraryDialogProps) {
  const { t } = useTranslation();
  return (
    <div role="presentation" onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
      <KitModal title={t('panels.library.title')} width={640} centered footer={null} onCancel={onClose}>
        <MediaLibrary
          projectId={projectId}
          isDraggable={false}
          onChoose={(picture, url) => {
            onTake(propsOfPicture(picture, url));
            onClose();
          }}
        />
      </KitModal>
    </div>
  );
}
