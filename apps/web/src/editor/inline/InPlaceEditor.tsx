import type { Component } from '@pagewright/components/models';
import { editingWay, hasPropertiesDialog, isEditedAs } from '@pagewright/components/panels';
import type { ViewContext } from '@pagewright/components/views';
import type { Point } from '@pagewright/model/units';
import type { PageFrame } from '@pagewright/page/document-frame';
import { lazy, Suspense } from 'react';
import { ComponentDialog } from '../dialogs/ComponentDialog.tsx';
import type { ComponentPatch } from '../document/component-patch.ts';
import type { Direction } from '../document/history.ts';
import { CodeBlockEditor } from './code/CodeBlockEditor.tsx';
import { TableEditor } from './table/TableEditor.tsx';
import { TextEditor } from './text/TextEditor.tsx';

const PropertiesDialog = lazy(async () => ({
  default: (await import('./PropertiesDialog.tsx')).PropertiesDialog,
}));

export interface InPlaceEditorProps {
  readonly component: Component;
  readonly context: ViewContext;
  /** What fields show on the page. */
  readonly frame: PageFrame;
  /** Colours of the page. */
  readonly swatches: readonly string[];
  /** How wide the component may become, px. */
  readonly maxWidth: number;
  /** Where on the screen the person pressed, px. */
  readonly at?: { readonly x: number; readonly y: number };
  /** Where that was before it was opened by a key, px from its corner. */
  readonly within?: Point | undefined;
  /** What was written for it before it was open. */
  readonly written?: string | undefined;
  /** The gesture that it was opened with, of which what follows from that is a part. */
  readonly begun?: string | undefined;
  /** Opens the dialog of its properties. */
  readonly as?: 'properties' | undefined;
  readonly onPatch: (change: Omit<ComponentPatch, 'id'>, gesture?: string) => void;
  /** Takes back what the changes of a gesture have done. */
  readonly onCancel?: (gesture: string) => void;
  readonly onFinish: () => void;
  /** Goes on with the dialog of its properties, where it has one. */
  readonly onProperties?: (() => void) | undefined;
  /** A step of the document's history, where the editor has none of its own. */
  readonly onStep?: (direction: Direction) => void;
  /** Told what is being typed and not kept yet, at every change. */
  readonly onTyping?: (change: Omit<ComponentPatch, 'id'> | undefined) => void;
}

/** Whether a component of the kind is edited where it stands, in place of its View. */
export function replacesView(component: Component): boolean {
  const way = editingWay(component.type);
  return way === 'text' || way === 'code' || way === 'table';
}

/**
 * What a double-click on a component opens (spec §4): texts and tables are edited in the component's own box, instead of
 * its View; charts, icons and pictures in a dialog above the page, beside their View.
 */
export function InPlaceEditor(props: InPlaceEditorProps) {
  const { component, context, frame, swatches, maxWidth, at, within } = props;
  const { onPatch, onCancel, onFinish, onStep, onTyping } = props;
  if (props.as === 'properties') {
    return (
      <Suspense>
        <PropertiesDialog {...{ component, swatches }} onSave={onPatch} onClose={onFinish} />
      </Suspense>
    );
  }
  switch (editingWay(component.type)) {
    case 'text':
      return (
        <TextEditor
          key={component.id}
          {...{ component, context, frame, swatches, at, onTyping }}
          onProperties={hasPropertiesDialog(component.type) ? props.onProperties : undefined}
          onCommit={(change) => {
            if (change) onPatch(change);
            onFinish();
          }}
          onStep={(direction) => {
            onFinish();
            onStep?.(direction);
          }}
        />
      );
    case 'code':
      return isEditedAs('code', component) ? (
        <CodeBlockEditor
          key={component.id}
          {...{ component, context, onTyping }}
          onCommit={(change) => {
            if (change) onPatch(change);
            onFinish();
          }}
          onStep={(direction) => {
            onFinish();
            onStep?.(direction);
          }}
        />
      ) : null;
    case 'table':
      return isEditedAs('table', component) ? (
        <TableEditor
          {...{ component, context, maxWidth, at, within, onPatch, onCancel, onFinish, onStep }}
          {...{ written: props.written, begun: props.begun }}
        />
      ) : null;
    case 'chart':
    case 'diagram':
    case 'formula':
    case 'icon':
    case 'picture':
      return <ComponentDialog component={component} onSave={onPatch} onClose={onFinish} />;
    case 'none':
      return null;
  }
}
