import { LOGO_LIMIT, type StyleLogo } from '@pagewright/model/style-tokens';
import { canvasTools, dataUrl } from '../../dialogs/image/canvas-tools.ts';
import type { PictureTools } from '../../dialogs/image/compression.ts';
import { PictureFault } from '../../dialogs/image/picture-fault.ts';
import { checkPicture, isSvg } from '../../dialogs/image/picture-upload.ts';
import { safeSvgFile } from '../../dialogs/image/safe-svg-file.ts';

/** Longest sides that a logo is tried at, px: the first is as sharp on paper as its size there asks for. */
const SIDES = [640, 480, 360, 240, 160];

/** Limits of `styleLogo`. */
const ASPECT = { min: 0.1, max: 12 };

/** A picture file as the logo of a style: small enough to stand in every page. @throws PictureFault */
export async function logoOf(given: File, tools: PictureTools = canvasTools): Promise<StyleLogo> {
  checkPicture(given);
  const file = isSvg(given) ? await safeSvgFile(given) : given;
  const url = await dataUrl(file);
  const picture = await tools.open(file);
  const aspect = Math.min(ASPECT.max, Math.max(ASPECT.min, picture.width / picture.height));
  const alt =
    given.name
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .trim()
      .slice(0, 100) || 'Logo';
  try {
    if (/^data:image\/(png|jpeg|svg\+xml);/.test(url) && url.length <= LOGO_LIMIT)
      return { imageUrl: url, alt, aspect };
    for (const side of SIDES) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const pass = { width: picture.width * scale, height: picture.height * scale, quality: 0.85 };
      const small = await dataUrl(await picture.draw(pass, picture.isTransparent ? 'image/png' : 'image/jpeg'));
      if (small.length <= LOGO_LIMIT) return { imageUrl: small, alt, aspect };
    }
  } finally {
    picture.close();
  }
  throw new PictureFault('compressFailed');
}
