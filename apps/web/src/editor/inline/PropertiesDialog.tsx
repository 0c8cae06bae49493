import type { Component } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../dialogs/EditDialog.tsx';
import type { ComponentPatch } from '../document/component-patch.ts';
import { FieldPanel } from '../panels/FieldPanel.tsx';

interface PropertiesDialogProps {
  readonly component: Component;
  /** Colours of the page. */
  readonly swatches: readonly string[];
  readonly onSave: (change: Omit<ComponentPatch, 'id'>) => void;
  readonly onClose: () => void;
}

/** px. */
const WIDTH = 480;

/** The properties of a component in a dialog (spec §2): what is set there is kept together, as one step. */
export function PropertiesDialog({ component, swatches, onSave, onClose }: PropertiesDialogProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(component);
  const before = new Map<string, unknown>(Object.entries(component.props));
  const changed = Object.entries(draft.props).filter(([prop, value]) => !isSameValue(before.get(prop), value));
  return (
    <EditDialog
      title={t('panels.propertiesOf', { name: t(`panels.kinds.${component.type}.name`) })}
      width={WIDTH}
      isChanged={changed.length > 0}
      isBroken={false}
      onSave={() => changed.length > 0 && onSave({ props: Object.fromEntries(changed) })}
      onClose={onClose}
    >
      <FieldPanel
        components={[draft]}
        group="property"
        swatches={swatches}
        onPatch={(patches) => setDraft((now) => patched(now, patches))}
      />
    </EditDialog>
  );
}

function patched(component: Component, patches: readonly ComponentPatch[]): Component {
  const props = patches.reduce((all, patch) => ({ ...all, ...patch.props }), component.props);
  return { ...component, props } as Component;
}
