import { make } from '@pagewright/components/kind';
import { type ImageProps, imageModel } from '@pagewright/components/kinds/image';
import type { Component } from '@pagewright/components/models';
import type { LibraryPicture } from '@pagewright/contract/images';
import type { Point, Size } from '@pagewright/model/units';
import { newPictureSize } from '../image/new-picture-size.ts';

/** As a person named its file; empty for pictures found in one, which are known by their content. */
export function nameOf({ from, name }: LibraryPicture): string {
  return from === 'source' ? '' : name;
}

/** What a component says that shows a picture of the library. @param imageUrl what it is called in the document's project */
export function propsOfPicture(picture: LibraryPicture, imageUrl: string): Partial<ImageProps> {
  const { size, mime } = picture;
  return {
    imageUrl,
    crop: undefined,
    isSvgFile: mime === 'image/svg+xml',
    fileName: nameOf(picture).slice(0, 255),
    fileSize: size,
    uploadTime: '',
    isPreview: false,
    isLocalPreview: false,
    tempPreviewUrl: '',
  };
}

/** A new component with a picture of the library, its middle at a point of the page. */
export function componentOfPicture(picture: LibraryPicture, imageUrl: string, centre: Point, page: Size): Component {
  const size = newPictureSize(picture, page);
  const position = { x: Math.round(centre.x - size.width / 2), y: Math.round(centre.y - size.height / 2) };
  return make(imageModel, { id: 'new', position, size }, propsOfPicture(picture, imageUrl));
}
