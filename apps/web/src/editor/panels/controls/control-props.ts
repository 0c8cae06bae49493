import type { Component } from '@pagewright/components/models';
import type { PanelField } from '@pagewright/components/panels';
import type { ComponentPatch } from '../../document/component-patch.ts';
import type { Shared } from '../selection-values.ts';

/** What a control of a field is given. */
export interface ControlProps {
  readonly field: PanelField;
  /** The value of all selected components, or that they differ. */
  readonly value: Shared<unknown>;
  readonly label: string;
  /** The selected components, at least one. */
  readonly components: readonly Component[];
  /** Colours of the page. */
  readonly swatches: readonly string[];
  readonly disabled: boolean;
  /** Sets the field's prop in all selected components. */
  readonly onChange: (value: unknown, gesture?: string) => void;
  /** Sets several props at once. */
  readonly onPatch: (change: Omit<ComponentPatch, 'id'>, gesture?: string) => void;
}
