import { imageModel } from '@pagewright/components/kinds/image';
import type { Size } from '@pagewright/model/units';

/** Share of the page that a new picture takes at most. */
const SHARE = 0.5;

/** The picture's own size, made smaller where it would take more than half of the page; the default where it has none. */
export function newPictureSize({ width, height }: Size, page: Size): Size {
  if (width <= 0 || height <= 0) return imageModel.size;
  const scale = Math.min(1, (page.width * SHARE) / width, (page.height * SHARE) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
