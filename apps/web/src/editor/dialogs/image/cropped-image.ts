import { flippedSides } from '@pagewright/components/flip';
import type { Image, ImageProps } from '@pagewright/components/kinds/image';
import type { ComponentChange } from '@pagewright/components/panels';
import { cropTo, partOf } from '@pagewright/components/picture-crop';
import { fitScale, fitted } from '@pagewright/components/picture-fit';
import { roomOf } from '@pagewright/components/picture-room';
import {
  middleOf,
  rectOf,
  rotatedBounds,
  rotationOf,
  turnedBounds,
  turnedPoint,
} from '@pagewright/components/rotation';
import type { Rect, Size } from '@pagewright/model/units';

/** Two areas are the same where no side differs by so much of the picture. */
const SAME = 0.002;

/** What is seen of a picture now, px of all of it. */
export function seenArea(image: Image, picture: Size): Rect {
  const kept = keptArea(image.props, picture);
  const { part } = fitted(image.props.objectFit, roomOf(image), kept);
  return { ...part, x: kept.x + part.x, y: kept.y + part.y };
}

interface CropTarget {
  /** Whether the component keeps its place and size; else it is made as large as the area, which stays as large as it is. */
  readonly keepsBox: boolean;
  /** Beyond which no component is made larger. */
  readonly page: Size | undefined;
}

/** What shows an area of a picture, px of all of it; undefined where that is what is seen already. */
export function cropChange(
  image: Image,
  picture: Size,
  area: Rect,
  { keepsBox, page }: CropTarget,
): ComponentChange<ImageProps> | undefined {
  if (isSameArea(seenArea(image, picture), area, picture)) return undefined;
  const place = keepsBox ? {} : followingBox(image, picture, area, page);
  const { objectFit } = image.props;
  // A picture that is never enlarged would not fill the box that it was cropped for.
  const fit = objectFit === 'none' || objectFit === 'scale-down' ? 'cover' : objectFit;
  const whole: Image = { ...image, props: { ...image.props, objectFit: fit, crop: undefined } };
  const isShownAnyway = keepsBox && isSameArea(seenArea(whole, picture), area, picture);
  const crop = isShownAnyway ? undefined : cropTo(area, picture);
  return { ...place, props: { crop, ...(fit === objectFit ? {} : { objectFit: fit }) } };
}

function keptArea({ crop }: ImageProps, picture: Size): Rect {
  return crop ? partOf(crop, picture) : { x: 0, y: 0, width: picture.width, height: picture.height };
}

/** The box in which an area stands where and as large as it is on the page now. */
function followingBox(image: Image, picture: Size, area: Rect, page: Size | undefined) {
  const { size, props } = image;
  const [room, kept] = [roomOf(image), keptArea(props, picture)];
  const scale = fitScale(props.objectFit, room, kept);
  const [from, to] = [middleOf(kept), middleOf(area)];
  const wanted = {
    width: area.width * scale.x + size.width - room.width,
    height: area.height * scale.y + size.height - room.height,
  };
  const most = {
    width: Math.max(page?.width ?? Infinity, size.width),
    height: Math.max(page?.height ?? Infinity, size.height),
  };
  const share = Math.min(1, most.width / wanted.width, most.height / wanted.height);
  const [width, height] = [rounded(wanted.width * share), rounded(wanted.height * share)];
  const [about, degrees] = [middleOf(rectOf(image)), rotationOf(image)];
  const { across, down } = flippedSides(image.flip);
  const upright = {
    x: about.x + (to.x - from.x) * scale.x * (across ? -1 : 1),
    y: about.y + (to.y - from.y) * scale.y * (down ? -1 : 1),
  };
  const middle = turnedPoint(upright, about, degrees);
  const [x, y] = [middle.x - width / 2, middle.y - height / 2];
  const [before, seen] = [rotatedBounds(image), turnedBounds({ x, y, width, height }, degrees)];
  return {
    position: {
      x: Math.round(page ? x - seen.x + within(seen.x, seen.width, before.x, before.width, page.width) : x),
      y: Math.round(page ? y - seen.y + within(seen.y, seen.height, before.y, before.height, page.height) : y),
    },
    size: { width, height },
  };
}

/** Where something begins so that it ends within the page, or no farther beyond it than it did. */
function within(start: number, length: number, startBefore: number, lengthBefore: number, end: number): number {
  const last = Math.max(end, startBefore + lengthBefore) - length;
  return Math.max(Math.min(0, startBefore), Math.min(start, last));
}

function rounded(length: number): number {
  return Math.max(1, Math.round(length));
}

function isSameArea(one: Rect, other: Rect, picture: Size): boolean {
  const differs = (a: number, b: number, of: number): boolean => Math.abs(a - b) > SAME * of;
  return !(
    differs(one.x, other.x, picture.width) ||
    differs(one.y, other.y, picture.height) ||
    differs(one.width, other.width, picture.width) ||
    differs(one.height, other.height, picture.height)
  );
}
