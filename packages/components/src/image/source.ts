/** Pictures given as text: rasters, and SVG, which runs nothing where it stands as an image. */
const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp|avif|bmp|svg\+xml)[;,]/i;

/** A path of this installation: one slash, so that no other host can be meant. */
const OWN_PATH = /^\/(?![/\\])[^\\]*$/;

/** A picture of this browser window, before it is uploaded. */
const PREVIEW = /^blob:/;

const ASSET = /^asset:(.+)$/s;

/** An uploaded image of this installation: only its owner's token gets it, which an `<img>` cannot send. */
const HELD = /^\/api\//;

/**
 * The URL to draw for an image's `imageUrl`, or undefined where it is none that may be drawn: pages never make the
 * reader's browser ask another host. Whoever draws gives the pictures of `asset:KEY` and, by their path, uploaded ones.
 */
export function pictureUrl(url: string, assets: (key: string) => string | undefined): string | undefined {
  const key = HELD.test(url) ? url : ASSET.exec(url)?.[1];
  const resolved = key === undefined ? url : assets(key);
  if (resolved === undefined) return undefined;
  return PICTURE_DATA.test(resolved) || OWN_PATH.test(resolved) || PREVIEW.test(resolved) ? resolved : undefined;
}
