import type { ImageProps } from '@pagewright/components/kinds/image';
import type { EditorServices } from '../../document/editor-services.ts';
import { pictureBegins, pictureEnds } from '../../document/pictures-under-way.ts';
import { canvasTools, dataUrl } from './canvas-tools.ts';
import { compressPicture, localPicture, WARN_ABOVE } from './compression.ts';
import { PictureFault, type PictureFaultCode } from './picture-fault.ts';
import { safeSvgFile } from './safe-svg-file.ts';

export interface UploadSteps {
  /** Shows what changes of the component: the preview, at once. */
  readonly onPreview: (props: Partial<ImageProps>) => void;
  /** The picture itself, or nothing where it could not be taken, in the place of the preview with this URL. */
  readonly onArrival: (preview: string, props: Partial<ImageProps>) => void;
  readonly onProgress: (fraction: number) => void;
  readonly onMessage: (
    kind: 'success' | 'warning' | 'error',
    code: PictureFaultCode | 'large' | 'uploaded' | 'svgUploaded',
  ) => void;
  readonly signal: AbortSignal;
}

export function isSvg(file: File): boolean {
  return file.type === 'image/svg+xml' || (file.type === '' && /\.svg$/i.test(file.name));
}

/** Whether a file may become a picture of a page (spec §5); throws what is wrong with it. */
export function checkPicture(file: File | null | undefined): asserts file is File {
  if (!file) throw new PictureFault('noFile');
  if (!file.type.startsWith('image/') && !isSvg(file)) throw new PictureFault('notAnImage');
}

/**
 * Takes a picture into a component (spec §4): a local preview at once, then the compressed picture is sent; where that
 * fails, the page keeps a small copy of its own.
 */
export async function takePicture(
  given: File | null | undefined,
  uploadImage: EditorServices['uploadImage'],
  steps: UploadSteps,
): Promise<void> {
  checkPicture(given);
  const svg = isSvg(given);
  if (!svg && given.size > WARN_ABOVE) steps.onMessage('warning', 'large');
  const facts = {
    isSvgFile: svg,
    fileName: given.name.slice(0, 255),
    fileSize: given.size,
    uploadTime: new Date().toISOString(),
  };
  const preview = URL.createObjectURL(given);
  try {
    const file = svg ? await safeSvgFile(given) : given;
    pictureBegins(preview);
    steps.onPreview({ ...facts, isPreview: true, isLocalPreview: false, tempPreviewUrl: preview });
    const small = await compressPicture(file, canvasTools);
    const url = await send(small, uploadImage, steps);
    const local = url === undefined;
    const imageUrl = url ?? (await dataUrl(await localPicture(small, canvasTools)));
    const picture = {
      ...facts,
      fileSize: small.size,
      imageUrl,
      crop: undefined,
      isPreview: false,
      isLocalPreview: local,
      tempPreviewUrl: '',
    };
    pictureEnds(preview, picture);
    steps.onArrival(preview, picture);
    if (!local) steps.onMessage('success', svg ? 'svgUploaded' : 'uploaded');
  } catch (error) {
    pictureEnds(preview);
    steps.onArrival(preview, { isPreview: false, tempPreviewUrl: '' });
    throw error;
  } finally {
    // The View may still show the preview in this frame.
    setTimeout(() => URL.revokeObjectURL(preview), 1_000);
  }
}

/** Sends a picture that belongs to no component yet, and gives its URL. @throws PictureFault */
export async function sentPicture(
  given: File,
  uploadImage: EditorServices['uploadImage'],
  onProgress: (fraction: number) => void,
): Promise<string> {
  checkPicture(given);
  if (!uploadImage) throw new PictureFault('uploadFailed');
  const file = isSvg(given) ? await safeSvgFile(given) : given;
  const small = await compressPicture(file, canvasTools);
  return uploadImage(small, onProgress, new AbortController().signal);
}

/** The picture's URL on the server, or undefined where it could not be sent; the person is told why. */
async function send(
  file: File,
  uploadImage: EditorServices['uploadImage'],
  steps: UploadSteps,
): Promise<string | undefined> {
  if (!uploadImage) return undefined;
  try {
    return await uploadImage(file, steps.onProgress, steps.signal);
  } catch (error) {
    if (steps.signal.aborted) throw error;
    steps.onMessage('error', 'uploadFailed');
    return undefined;
  }
}
