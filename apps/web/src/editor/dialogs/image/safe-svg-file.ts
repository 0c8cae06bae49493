import { sanitizeSvg } from '@pagewright/components/sanitize-svg';
import { PictureFault } from './picture-fault.ts';

/** The drawing with nothing in it that runs or asks elsewhere: the page may keep it where it cannot be sent. */
export async function safeSvgFile(file: File): Promise<File> {
  const text = await file.text().catch(() => {
    throw new PictureFault('readFailed');
  });
  const svg = sanitizeSvg(text);
  if (svg === undefined) throw new PictureFault('previewFailed');
  return new File([svg], file.name, { type: 'image/svg+xml' });
}
