import type { Component, Page } from '@pagewright/components/models';

/** px of a sketch's longer side. */
const SKETCH = 200;

/** Draws a page in low detail: its background and the places of its components. */
export function drawSketch(canvas: OffscreenCanvas, page: Page): void {
  const scale = SKETCH / Math.max(page.size.width, page.size.height);
  canvas.width = Math.max(1, Math.round(page.size.width * scale));
  canvas.height = Math.max(1, Math.round(page.size.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  context.fillStyle =
    page.background.type === 'solid' ? page.background.color : (page.background.stops[0]?.color ?? '#fff');
  context.fillRect(0, 0, page.size.width, page.size.height);
  for (const component of [...page.components].sort((a, b) => a.zIndex - b.zIndex)) drawComponent(context, component);
}

function drawComponent(context: OffscreenCanvasRenderingContext2D, component: Component) {
  const { x, y } = component.position;
  const { width, height } = component.size;
  if (!component.visible) return;
  switch (component.type) {
    case 'rectangle':
    case 'circle':
      context.fillStyle = component.props.backgroundColor;
      context.beginPath();
      if (component.type === 'circle')
        context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, Math.PI * 2);
      else context.rect(x, y, width, height);
      context.fill();
      return;
    case 'text':
    case 'heading':
    case 'borderedHeading':
    case 'aiTextarea':
    case 'aiBorderedTextarea':
      return drawLines(context, component, component.props);
    case 'line':
      context.fillStyle = component.props.lineColor;
      context.fillRect(x, y, width, Math.max(height, component.props.lineWidth));
      return;
    case 'icon':
      return;
    default:
      context.fillStyle = 'rgb(128 140 170 / 18%)';
      context.fillRect(x, y, width, height);
  }
}

/** Bars in the places of the lines of a text. */
function drawLines(
  context: OffscreenCanvasRenderingContext2D,
  component: Component,
  props: { text: string; fontSize: number; color: string },
) {
  const { x, y } = component.position;
  const pitch = props.fontSize * 1.5;
  const total = props.text.length * props.fontSize * 0.6;
  const lines = Math.max(
    1,
    Math.min(Math.floor(component.size.height / pitch), Math.ceil(total / component.size.width)),
  );
  context.fillStyle = props.color;
  context.globalAlpha = 0.55;
  for (let line = 0; line < lines; line++) {
    const width = Math.min(component.size.width, total - line * component.size.width);
    context.fillRect(x, y + line * pitch + props.fontSize * 0.35, Math.max(0, width), props.fontSize * 0.6);
  }
  context.globalAlpha = 1;
}
