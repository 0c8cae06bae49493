import type { Component } from '@pagewright/components/models';
import type { ParseKeys } from 'i18next';
import type { Clipboard } from '../clipboard/clipboard.ts';
import type { Editor } from '../document/editor.ts';
import type { FillSession } from '../document/editor-services.ts';
import type { StageControls } from '../stage/stage-camera.ts';

export type Finding = 'find' | 'replace';

/** What actions work on. */
export interface ActionContext {
  readonly editor: Editor;
  readonly clipboard: Clipboard;
  /** Told what the server refuses a step with. */
  onError(error: unknown): void;
  /** Absent where nothing is seen. */
  readonly view?: StageControls | undefined;
  /** Opens the search through the document, or with what becomes of what is found; absent where nothing is seen. */
  readonly find?: ((as: Finding) => void) | undefined;
  /**
   * Has pasted components' pictures come that are not there yet, and gives the components as they can be put on a page at once.
   * Absent where there is no server.
   * @param projectId the other project that they are of
   */
  readonly bringPictures?:
    | ((projectId: number | undefined, components: readonly Component[]) => readonly Component[])
    | undefined;
  /** Learns what other windows have done to the pages; absent where there is no server. */
  readonly catchUp?: (() => void) | undefined;
  /** Opens the list of everything that can be done; absent where nothing is seen. */
  readonly commands?: (() => void) | undefined;
  /** Opens the list of shortcuts; absent where nothing is seen. */
  readonly shortcuts?: (() => void) | undefined;
  /** Presents the document from the shown page on; absent where it stands in no document that can be presented. */
  readonly present?: (() => void) | undefined;
  /** Shows or hides the speaker notes; absent where nothing is seen. */
  readonly notes?: (() => void) | undefined;
  /** Shows all pages as a grid, or the page again; absent where nothing is seen. */
  readonly overview?: (() => void) | undefined;
  /** Starts a text box where the pointer is; absent where nothing is seen. */
  readonly startText?: (() => void) | undefined;
  /** Starts drawing a path on the page; absent where nothing is seen. */
  readonly drawPath?: (() => void) | undefined;
  /** Asks where what is selected leads; absent where nothing is seen. */
  readonly link?: (() => void) | undefined;
  /** Shows or hides the comments, or begins one; absent where nothing is seen. */
  readonly comments?: { readonly toggle: () => void; readonly begin: () => void } | undefined;
  /** Shows how objects come when the page is presented, or plays it; absent where nothing is seen. */
  readonly animation?: { readonly open: () => void; readonly play: () => void } | undefined;
  /** Changes which pages there are, from the shown one on; absent where nothing is seen. */
  readonly pages?: PageSteps | undefined;
  /** Shows or hides the panels beside the page; absent where there are none. */
  readonly togglePanels?: (() => void) | undefined;
  /** Has the shown page made anew, or one component of it by its id; absent where there is no server to. */
  readonly again?: ((objectId: string | undefined) => void) | undefined;
  /** Opens the AI assistant; absent where nothing is seen. */
  readonly assistant?: (() => void) | undefined;
  /** Absent where nothing is seen. */
  readonly document?: DocumentSteps | undefined;
  /** Fills smart components from the sources; absent where there is no server to. */
  readonly filling?: FillSession | undefined;
}

/** Panels beside the page that can be asked for. */
export type AskedPanelName = 'insert' | 'properties' | 'theme' | 'health' | 'layers' | 'assistant';

/** Dialogs of the whole document, and of its shown page. */
export type DocumentDialogName = 'source' | 'share' | 'page-properties' | 'versions' | 'publish' | 'publications';

/** What concerns the document, rather than something on a page. */
export interface DocumentSteps {
  open(dialog: DocumentDialogName): void;
  panel(panel: AskedPanelName): void;
  /** Opens the choice of another style or format. */
  look(): void;
  /** Shows or hides what flows between the pages. */
  flow(): void;
  exporting(): DocumentExport;
}

/** The current page or all pages as PDF, with everything that was done so far. */
export interface DocumentExport {
  readonly isBusy: boolean;
  readonly stop: () => void;
  readonly current: () => void;
  readonly all: () => void;
  /** Opens the choice of formats. */
  readonly choose: () => void;
}

/** Each is a step that can be taken back. */
export interface PageSteps {
  /** A page in the usual layout behind the shown one. */
  add(): void;
  duplicate(): void;
  move(by: -1 | 1): void;
}

/** Something a person can do: menus, keys, the toolbar and tests all read it from here. */
export interface Action {
  readonly id: string;
  readonly label: ParseKeys;
  /** Keys as `mod+shift+g`; `mod` is Ctrl, or Cmd on a Mac. */
  readonly keys?: readonly string[];
  /** The browser reports these keys as an event of their own, which carries more than the keys do. */
  readonly byEvent?: boolean;
  readonly group: 'edit' | 'select' | 'arrange' | 'layer' | 'align' | 'state' | 'page' | 'view' | 'document';
  enabled(context: ActionContext): boolean;
  run(context: ActionContext): void;
}
