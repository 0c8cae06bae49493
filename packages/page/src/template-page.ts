import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';

/** UTF-16 units (`textAreaFields`). */
const LONGEST_PLACEHOLDER = 200;

/**
 * A page as a template keeps it: what stands in its smart components is to be filled anew, all else stays as it is drawn.
 * Where anything came from is not the template's.
 */
export function templatePage(page: Page): Page {
  return { ...page, components: page.components.map(templateComponent) };
}

function templateComponent(component: Component): Component {
  const { origin: _origin, unsupported: _unsupported, slot: _slot, ...own } = component;
  return emptied(own as Component);
}

/** Without what was filled in; names of columns and what is asked for stay. */
function emptied(component: Component): Component {
  const { props } = component;
  if (!('smart' in props) || !props.smart) return component;
  const description = props.smart.description.trim();
  // A table may be asked for by the names of its columns alone.
  if (description === '' && !('cellData' in props)) return component;
  if ('text' in props) {
    const { spans: _spans, paragraphs: _paragraphs, ...rest } = props;
    return {
      ...component,
      props: { ...rest, text: '', placeholder: description.slice(0, LONGEST_PLACEHOLDER) },
    } as Component;
  }
  if ('cellData' in props) {
    const cellData = props.cellData.map((row, at) => (props.headerRow && at === 0 ? row : row.map(() => '')));
    return { ...component, props: { ...props, cellData } } as Component;
  }
  if ('mermaidCode' in props) return { ...component, props: { ...props, mermaidCode: '' } } as Component;
  return behaviourOf(component).unfilled?.(component) ?? component;
}
