import type { Image, ImageProps } from '@pagewright/components/kinds/image';
import { useEffect, useRef } from 'react';
import { FilePicker } from '../../../app/controls/FilePicker.tsx';
import { CropDialog } from './CropDialog.tsx';
import { croppable } from './croppable.ts';
import { usePictureUrl } from './picture-url.ts';
import { usePicture } from './use-picture.ts';

interface ImageDialogProps {
  readonly component: Image;
  readonly onChange: (props: Partial<ImageProps>, gesture: string) => void;
  readonly onClose: () => void;
}

/** What a double-click on a picture opens: its crop, or the choice of a file where there is nothing to crop. */
export function ImageDialog({ component, onChange, onClose }: ImageDialogProps) {
  const { take } = usePicture(onChange);
  const { props, size } = component;
  const url = usePictureUrl(props);
  if (!url || !croppable(props)) return <FileChoice onFile={(file) => void take(file)} onClose={onClose} />;
  return (
    <CropDialog
      url={url}
      fileName={props.fileName}
      ratio={size.width / size.height}
      onCrop={(file) => void take(file)}
      onClose={onClose}
    />
  );
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
