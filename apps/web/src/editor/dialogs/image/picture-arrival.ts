import { isOf } from '@pagewright/components/kind';
import { type ImageProps, imageModel } from '@pagewright/components/kinds/image';
import type { Editor } from '../../document/editor.ts';

/** Puts a picture where its preview stands: on all pages, in copies of it, and in the steps that lead there. */
export function putPicture(editor: Editor, preview: string, props: Partial<ImageProps>): void {
  editor.complete((component) =>
    isOf(imageModel, component) && component.props.tempPreviewUrl === preview
      ? { ...component, props: { ...component.props, ...props } }
      : component,
  );
}
