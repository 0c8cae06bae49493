import { type LibraryPicture, libraryPicture } from '@pagewright/contract/images';

/** What a drag from the library carries. */
const DRAG_TYPE = 'application/x-pagewright-picture';

export function writePictureDrag(data: DataTransfer, picture: LibraryPicture): void {
  data.setData(DRAG_TYPE, JSON.stringify(picture));
  data.effectAllowed = 'copy';
}

/** Whether a drag over the page carries a picture of the library. */
export function carriesPicture(data: Pick<DataTransfer, 'types'>): boolean {
  return data.types.includes(DRAG_TYPE);
}

export function readPictureDrag(data: DataTransfer): LibraryPicture | undefined {
  const text = data.getData(DRAG_TYPE);
  return text === '' ? undefined : libraryPicture.parse(JSON.parse(text));
}
