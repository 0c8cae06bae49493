import type { Rect, Size } from '@pagewright/model/units';
import { type PointerEvent, useEffect, useRef } from 'react';
import { RULER, rulerSteps } from './ruler-ticks.ts';
import styles from './rulers.module.css';
import type { StageEngine } from './stage-engine.ts';

const NUMBER_FONT = '10px Inter, sans-serif';

interface RulersProps {
  readonly engine: StageEngine;
  /** Of the page that is edited, px of the world. */
  readonly place: Rect;
}

/** Rulers along the stage, in px of the page that is edited. A guide is dragged out of them, and back to be taken away. */
export function Rulers({ engine, place }: RulersProps) {
  return (
    <>
      <Ruler axis="x" {...{ engine, place }} />
      <Ruler axis="y" {...{ engine, place }} />
      <div className={styles.corner} />
    </>
  );
}

function Ruler({ axis, engine, place }: RulersProps & { readonly axis: 'x' | 'y' }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const draw = () => drawRuler(element, axis, engine, place);
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    const off = engine.camera.seen.subscribe(draw);
    return () => {
      observer.disconnect();
      off();
    };
  }, [axis, engine, place]);
  // The ruler above has the guides that lie across the page: they come down from it.
  const guide = axis === 'x' ? 'y' : 'x';
  return (
    <canvas
      ref={canvas}
      className={styles.ruler}
      data-ruler={axis}
      data-testid={`ruler-${axis}`}
      aria-hidden="true"
      {...guideDrag(engine, () => engine.guides.press(guide))}
    />
  );
}

/** Hands the pointer that goes down on an element to the guide that `press` takes. */
export function guideDrag(engine: StageEngine, press: () => void) {
  const move = (event: PointerEvent) => {
    if (engine.guides.isDown) engine.moveGuide(event.nativeEvent);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      engine.camera.locate();
      press();
    },
    onPointerMove: move,
    onPointerUp: () => engine.guides.release(),
    onPointerCancel: () => engine.guides.cancel(),
  };
}

function drawRuler(canvas: HTMLCanvasElement, axis: 'x' | 'y', { camera }: StageEngine, place: Rect): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { clientWidth, clientHeight } = canvas;
  fitToScreen(canvas, { width: clientWidth, height: clientHeight });
  const { zoom, [axis]: shift } = camera.seen.getState();
  const isLevel = axis === 'x';
  const length = isLevel ? clientWidth : clientHeight;
  const origin = shift + place[axis] * zoom;
  const extent = (isLevel ? place.width : place.height) * zoom;
  const { color, borderColor, backgroundColor } = getComputedStyle(canvas);
  const box = (from: number, long: number, near: number, wide: number) =>
    isLevel ? context.fillRect(from, near, long, wide) : context.fillRect(near, from, wide, long);
  context.scale(devicePixelRatio, devicePixelRatio);
  context.fillStyle = backgroundColor;
  box(0, length, 0, RULER);
  context.fillStyle = borderColor;
  box(0, Math.max(0, origin), 0, RULER);
  box(origin + extent, Math.max(0, length - origin - extent), 0, RULER);
  context.fillStyle = color;
  context.font = NUMBER_FONT;
  context.textBaseline = 'top';
  const { numbers, marks } = rulerSteps(zoom);
  const first = Math.floor(-origin / zoom / marks);
  for (let index = first; index * marks * zoom + origin < length; index += 1) {
    const at = index * marks;
    const screen = Math.round(origin + at * zoom);
    const isNumbered = at % numbers === 0;
    const long = isNumbered ? RULER : 5;
    box(screen, 1, RULER - long, long);
    if (isNumbered) writeNumber(context, String(at), screen, isLevel);
  }
}

/** Beside its mark; on the left from below. */
function writeNumber(context: CanvasRenderingContext2D, text: string, at: number, isLevel: boolean): void {
  if (isLevel) return context.fillText(text, at + 3, 3);
  context.save();
  context.translate(3, at - 3);
  context.rotate(-Math.PI / 2);
  context.fillText(text, 0, 0);
  context.restore();
}

/** As many points as the screen has there. Clears what was drawn. */
function fitToScreen(canvas: HTMLCanvasElement, { width, height }: Size): void {
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
}
