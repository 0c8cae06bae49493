import type { Component } from '@pagewright/components/models';
import type { ComponentChange } from '@pagewright/components/panels';
import type { Flip } from '@pagewright/model/component';

/** What panels, dialogs and in-place editors change of one component. */
export interface ComponentPatch extends ComponentChange {
  readonly id: string;
  readonly name?: string | undefined;
  readonly locked?: boolean;
  readonly visible?: boolean;
  readonly link?: string | undefined;
  readonly origin?: string[];
  /** Degrees clockwise; upright where undefined. */
  readonly rotation?: number | undefined;
  /** Which of its sides are changed over; none where undefined. */
  readonly flip?: Flip | undefined;
  /** Whether its proportions stay; as its kind says where undefined. */
  readonly keepsAspect?: boolean | undefined;
}

export interface ChangeOptions {
  /** Changes that follow each other with the same name are one step of undo. */
  readonly gesture?: string;
}

export type OnPatch = (patches: readonly ComponentPatch[], options: ChangeOptions) => void;

/** The component with a patch applied. */
export function patched(component: Component, patch: ComponentPatch): Component {
  const { props, id: _id, ...rest } = patch;
  return { ...component, ...rest, props: { ...component.props, ...props } } as Component;
}
