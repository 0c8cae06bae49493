import type { ImageProps } from '@pagewright/components/kinds/image';
import type { Component } from '@pagewright/components/models';
import type { LibraryPicture } from '@pagewright/contract/images';
import type { Point } from '@pagewright/model/units';
import { createContext, useContext } from 'react';
import type { LinkPage } from './link-pages.ts';

/** Fills smart components of the shown page from the sources. */
export interface FillSession {
  /** Components that are being filled. */
  readonly busy: ReadonlySet<string>;
  fill(ids: readonly string[]): void;
}

/** The person's pictures, to be put on pages of a project. */
export interface LibrarySession {
  readonly projectId: number;
  /**
   * Keeps a place for a picture on the page that is shown now, whichever is shown when the project has it.
   *
   * @param onto id of the picture there whose place it takes
   * @returns puts it there, by what it is called in the project
   */
  place(picture: LibraryPicture, at?: Point, onto?: string): (imageUrl: string) => void;
}

/** What panels and dialogs ask of the screen around them. */
export interface EditorServices {
  /** Sends a picture to the server and gives its URL. Absent where there is none to send to. */
  readonly uploadImage?: (file: File, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<string>;
  /** Puts a picture where its preview stands. Absent where nobody keeps steps that lead back to the preview. */
  readonly pictureArrived?: (preview: string, props: Partial<ImageProps>) => void;
  /** The URL of a picture that only this person may fetch, by its key or path; undefined until it is here. */
  readonly assets?: (key: string) => string | undefined;
  /** Absent where there is no server that has pictures. */
  readonly library?: LibrarySession;
  /** Puts a component that was made in a dialog on the page, where this is free. */
  readonly insertMade?: (component: Component) => void;
  /** Fills smart components from the sources. Absent where there is no server to. */
  readonly filling?: FillSession;
  /** The pages of the document as they are now, to be led to. Absent where only one page is known. */
  readonly linkPages?: () => readonly LinkPage[];
}

export const EditorServicesContext = createContext<EditorServices>({});

export function useEditorServices(): EditorServices {
  return useContext(EditorServicesContext);
}
