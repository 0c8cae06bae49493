import type { PageBrief } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { parsePage } from '@pagewright/page/source-text';
import type { AssistPage } from './assistant.ts';
import type { Shadow } from './shadow.ts';

/** The pictures that a page is to show come along. */
export function addPictures(shadow: Shadow, brief: PageBrief, documents: readonly SourceDocument[]): void {
  const parts = brief.form === 'composite' ? brief.parts : [brief];
  for (const part of parts) {
    if (part.form !== 'image' || Object.hasOwn(shadow.outline?.assets ?? {}, part.image.asset)) continue;
    const { asset: key } = part.image;
    const picture = documents.find(({ assets }) => Object.hasOwn(assets, key))?.assets[key];
    if (picture) shadow.addAsset(key, picture);
  }
}

/** Whether some of its objects can be had without the others: none came, went or moved. */
export function hasSameObjects(before: AssistPage, after: AssistPage): boolean {
  const [one, other] = [before, after].map(({ styledText, generatedText }) =>
    parsePage(styledText || generatedText).components.map(({ id, type, position }) => [id, type, position]),
  );
  return JSON.stringify(one) === JSON.stringify(other);
}
