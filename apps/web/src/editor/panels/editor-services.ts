import type { Component } from '@pagewright/components/models';
import { createContext, useContext } from 'react';

/** What panels and dialogs ask of the screen around them. */
export interface EditorServices {
  /** Sends a picture to the server and gives its URL. Absent where there is none to send to. */
  readonly uploadImage?: (file: File, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<string>;
  /** Fills a smart component from the sources. Absent where the server cannot. */
  readonly fillFromSources?: (component: Component) => Promise<void>;
}

export const EditorServicesContext = createContext<EditorServices>({});

export function useEditorServices(): EditorServices {
  return useContext(EditorServicesContext);
}
