import type { Image, ImageProps } from '@pagewright/components/kinds/image';
import type { ComponentChange } from '@pagewright/components/panels';
import { useEffect, useRef } from 'react';
import { FilePicker } from '../../../app/controls/FilePicker.tsx';
import { CropDialog } from './CropDialog.tsx';
import { croppable } from './croppable.ts';
import { usePictureUrl } from './picture-url.ts';
import { usePicture } from './use-picture.ts';

interface ImageDialogProps {
  readonly component: Image;
  readonly onPatch: (change: ComponentChange<ImageProps>, gesture?: string) => void;
  readonly onClose: () => void;
}

/** What a double-click on a picture opens: its crop, or the choice of a file where there is nothing to crop. */
export function ImageDialog({ component, onPatch, onClose }: ImageDialogProps) {
  const { take } = usePicture((props, gesture) => onPatch({ props }, gesture));
  const url = usePictureUrl(component.props);
  if (!url || !croppable(component.props)) return <FileChoice onFile={(file) => void take(file)} onClose={onClose} />;
  return <CropDialog {...{ component, url, onClose }} onCrop={onPatch} />;
}

interface FileChoiceProps {
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** Opens the browser's choice of files at once. */
function FileChoice({ onFile, onClose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.click(), []);
  useEffect(() => {
    const { current } = input;
    // React has no handler for the event of a choice that was cancelled.
    current?.addEventListener('cancel', onClose);
    return () => current?.removeEventListener('cancel', onClose);
  }, [onClose]);
  return (
    <FilePicker
      ref={input}
      accept="image/*,.svg"
      onFiles={([file]) => {
        onFile(file);
        onClose();
      }}
    />
  );
}
