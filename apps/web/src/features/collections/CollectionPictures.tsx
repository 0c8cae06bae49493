import { getCollectionImage } from '@pagewright/contract/collections';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../app/api/api.ts';
import { PicturesContext } from '../pages/page-assets.ts';
import { PictureShelf } from '../pages/picture-shelf.ts';

/** Where pages of a published work find their pictures. All of them are uploaded images of its own. */
export function CollectionPictures({ collectionId: id, children }: { collectionId: number; children: ReactNode }) {
  const [shelf] = useState(
    () =>
      new PictureShelf({
        document: () => Promise.reject(new Error('a published work shows no pictures of documents')),
        uploaded: (key) => api.open(getCollectionImage, { params: { id, key } }),
      }),
  );
  useEffect(() => () => shelf.clear(), [shelf]);
  return <PicturesContext value={shelf}>{children}</PicturesContext>;
}
