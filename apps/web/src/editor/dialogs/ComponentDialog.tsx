import type { Component } from '@pagewright/components/models';
import { isEditedAs } from '@pagewright/components/panels';
import { lazy, Suspense } from 'react';
import type { ComponentPatch } from '../document/component-patch.ts';

const EchartDialog = lazy(async () => ({ default: (await import('./chart/EchartDialog.tsx')).EchartDialog }));
const MermaidDialog = lazy(async () => ({ default: (await import('./chart/MermaidDialog.tsx')).MermaidDialog }));
const ImageDialog = lazy(async () => ({ default: (await import('./image/ImageDialog.tsx')).ImageDialog }));
const FormulaDialog = lazy(async () => ({ default: (await import('./formula/FormulaDialog.tsx')).FormulaDialog }));
const IconSelector = lazy(async () => ({ default: (await import('./icon/IconSelector.tsx')).IconSelector }));

interface ComponentDialogProps {
  readonly component: Component;
  /** Called when the person saves; changes of one gesture are one step. */
  readonly onSave: (change: Omit<ComponentPatch, 'id'>, gesture?: string) => void;
  readonly onClose: () => void;
}

/** The dialog that a double-click on a component opens, for kinds that have one (spec §4). */
export function ComponentDialog({ component, onSave, onClose }: ComponentDialogProps) {
  return <Suspense>{dialogOf({ component, onSave, onClose })}</Suspense>;
}

function dialogOf({ component, onSave, onClose }: ComponentDialogProps) {
  if (isEditedAs('chart', component)) {
    return <EchartDialog component={component} onSave={(props) => onSave({ props })} onClose={onClose} />;
  }
  if (isEditedAs('diagram', component)) {
    return <MermaidDialog component={component} onSave={(props) => onSave({ props })} onClose={onClose} />;
  }
  if (isEditedAs('formula', component)) {
    return <FormulaDialog component={component} onSave={(props) => onSave({ props })} onClose={onClose} />;
  }
  if (isEditedAs('icon', component)) {
    const { icon: value } = component.props;
    return <IconSelector value={value} onChoose={(icon) => onSave({ props: { icon } })} onClose={onClose} />;
  }
  if (isEditedAs('picture', component)) {
    return <ImageDialog component={component} onPatch={onSave} onClose={onClose} />;
  }
  return null;
}
