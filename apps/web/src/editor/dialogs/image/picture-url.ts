import type { ImageProps } from '@pagewright/components/kinds/image';
import { pictureUrl } from '@pagewright/components/picture-source';
import { useEditorServices } from '../../document/editor-services.ts';

const NO_PICTURES = () => undefined;

/** What an `<img>` shows of a component's picture; undefined where there is none, or as long as it is being fetched. */
export function usePictureUrl({ imageUrl, isPreview, tempPreviewUrl }: ImageProps): string | undefined {
  const { assets = NO_PICTURES } = useEditorServices();
  if (isPreview) return tempPreviewUrl || undefined;
  return imageUrl === '' ? undefined : pictureUrl(imageUrl, assets);
}
