import { isOf } from '@pagewright/components/kind';
import { type ImageProps, imageModel } from '@pagewright/components/kinds/image';
import type { Component, Page } from '@pagewright/components/models';
import type { Editor } from './editor.ts';
import { arrivedPicture, isUnderWay } from './pictures-under-way.ts';

/** Puts a picture where its preview stands: on all pages, in copies of it, and in the steps that lead there. */
export function putPicture(editor: Editor, preview: string, props: Partial<ImageProps>): void {
  editor.complete((component) =>
    isOf(imageModel, component) && component.props.tempPreviewUrl === preview
      ? { ...component, props: { ...component.props, ...props } }
      : component,
  );
}

/** A component that was copied while its picture was on its way, with the picture where that has come since. */
export function withArrivedPicture(component: Component): Component {
  if (!isOf(imageModel, component) || !component.props.isPreview) return component;
  const picture = arrivedPicture(component.props.tempPreviewUrl);
  return picture ? { ...component, props: { ...component.props, ...picture } } : component;
}

/** Settles as soon as no picture of the open pages is on its way to the server any longer. */
export function picturesArrived(editor: Editor): Promise<void> {
  const isOver = () => !editor.store.getState().pages.some(({ page }) => awaitsPicture(page));
  if (isOver()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = editor.store.subscribe(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
}

/** Whether a picture of the page is on its way to the server. */
export function awaitsPicture({ components }: Page): boolean {
  return components.some((one) => isOf(imageModel, one) && one.props.isPreview && isUnderWay(one.props.tempPreviewUrl));
}

/** The page as it can be kept: a preview is of this window alone, and nothing is to be seen of it in any other. */
export function withoutPreviews(page: Page): Page {
  const components = page.components.map((one) =>
    isOf(imageModel, one) && one.props.isPreview
      ? { ...one, props: { ...one.props, isPreview: false, tempPreviewUrl: '' } }
      : one,
  );
  return { ...page, components };
}
