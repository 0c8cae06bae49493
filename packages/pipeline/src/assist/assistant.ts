import type { DocumentLook } from '@pagewright/design/document-look';
import type { StoredPage } from '@pagewright/design/redesign';
import type { AssistNote } from '@pagewright/model/assist-notes';
import type { DocumentStyle } from '@pagewright/model/document-style';
import type { FormatId } from '@pagewright/model/formats';
import type { ModelFailure, ModelUse } from '@pagewright/model/outline';
import type { Asset, SourceDocument } from '@pagewright/model/source-document';
import type { StyleId } from '@pagewright/model/styles';
import type { KeptChanges } from '@pagewright/page/kept-changes';
import type { StoredDocument } from '../stored-document.ts';

/** A page that the assistant may change. */
export interface AssistPage extends StoredPage {
  readonly id: number;
  /** Whether it is left out of what goes out of the document. */
  readonly hidden?: boolean;
  /** Name of its section; empty where it is in none. */
  readonly section?: string;
}

/** A document, what it is made from, and what a person wants of it. */
export interface AssistRequest extends StoredDocument {
  readonly pages: readonly AssistPage[];
  readonly look: DocumentLook;
  /** Whether the installation's language model may be asked for what is not understood without it. */
  readonly byModel?: boolean | undefined;
  readonly wish: {
    readonly prompt: string;
    /** Chosen by tags. */
    readonly style?: StyleId | undefined;
    readonly format?: FormatId | undefined;
    /** Ids of the pages that are named; that in view where there are none. */
    readonly pageIds: readonly number[];
    readonly inView: number | undefined;
    /** Names of the documents that were attached to it. */
    readonly files: readonly string[];
  };
}

/** Whether a page is hidden, and its section: as it is, and as it would be. */
export interface Arranged {
  readonly hidden?: { readonly from: boolean; readonly to: boolean };
  readonly section?: { readonly from: string; readonly to: string };
}

/** A page as it would be. Pages that would come into being have ids below zero. */
export type ProposedPage = {
  /** Ids of the pages that say between them what it said: it is accepted with them or not at all. */
  readonly with?: readonly number[] | undefined;
} & (
  | {
      readonly is: 'changed';
      readonly id: number;
      readonly generatedText: string;
      readonly styledText: string;
      readonly kept?: KeptChanges | undefined;
      /** Of its own; null where it has the document's. */
      readonly style: DocumentStyle | null;
      /** Whether each of its objects stands for itself, so that some of them may be accepted alone. */
      readonly byObject: boolean;
      /** Whether it was generated anew, which costs points. */
      readonly isGenerated?: boolean | undefined;
      /** What it would be beside its texts, where that is something else, with what it is. */
      readonly arranged?: Arranged | undefined;
    }
  | {
      readonly is: 'new';
      readonly id: number;
      readonly generatedText: string;
      readonly styledText: string;
      readonly kept?: KeptChanges | undefined;
      /** Whether it was generated, which costs points. */
      readonly isGenerated: boolean;
      /** Page whose place, section and style it shares; undefined at the end of the document. */
      readonly from?: number | undefined;
    }
  | { readonly is: 'gone'; readonly id: number }
);

/** Changes of a document as a value: nothing happens before a person has accepted them. */
export interface Proposal {
  readonly pages: readonly ProposedPage[];
  /** All pages in their order, where that is another one, with new ones where they would stand. */
  readonly order?: readonly number[] | undefined;
  /** What the document would be made as, where that is something else. */
  readonly look: { readonly style?: DocumentStyle | undefined; readonly format?: FormatId | undefined };
  /** Pictures that pages would show and the document does not have yet. */
  readonly assets: Readonly<Record<string, Asset>>;
  readonly notes: readonly AssistNote[];
  /** What of the prompt was not understood, word for word. */
  readonly rest: readonly string[];
  /** Where a language model was asked: what that took, and why nothing came of it. */
  readonly model?: { readonly use: ModelUse; readonly failure?: ModelFailure | undefined } | undefined;
}

/**
 * Who makes proposals of wishes. The local one does what needs no language model; another one stands behind the same
 * function and gets what this one did not understand (`Proposal.rest`).
 */
export interface Assistant {
  propose(documents: readonly SourceDocument[], request: AssistRequest): Promise<Proposal>;
}
