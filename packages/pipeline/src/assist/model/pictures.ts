import type { Asset, SourceDocument } from '@pagewright/model/source-document';
import type { Shadow } from '../shadow.ts';

/** A picture that the document has: in its sources, or on a page. */
export interface OwnPicture {
  /** As the model names it. */
  readonly id: string;
  readonly imageUrl: string;
  readonly alt: string;
  readonly origin: readonly string[];
  /** Of one from the sources. */
  readonly asset?: { readonly key: string; readonly asset: Asset };
}

export function picturesOf(documents: readonly SourceDocument[], shadow: Shadow): OwnPicture[] {
  const found = new Map<string, Omit<OwnPicture, 'id'>>();
  for (const { blocks, assets } of documents) {
    for (const block of blocks) {
      const asset = block.kind === 'image' && Object.hasOwn(assets, block.asset) ? assets[block.asset] : undefined;
      if (block.kind !== 'image' || !asset) continue;
      const alt = block.alt || block.caption || '';
      const imageUrl = `asset:${block.asset}`;
      found.set(imageUrl, { imageUrl, alt, origin: [block.origin], asset: { key: block.asset, asset } });
    }
  }
  for (const page of shadow.pages) {
    for (const { type, props, origin = [] } of shadow.shown(page).components) {
      if (type !== 'image' || props.imageUrl === '' || found.has(props.imageUrl)) continue;
      found.set(props.imageUrl, { imageUrl: props.imageUrl, alt: props.alt, origin });
    }
  }
  return [...found.values()].map((picture, index) => ({ id: `p${index + 1}`, ...picture }));
}
