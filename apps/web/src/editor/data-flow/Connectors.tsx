import { ArrowRightOutlined } from '@ant-design/icons';
import type { Point } from '@pagewright/model/units';
import { memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StageCamera } from '../stage/stage-camera.ts';
import type { DataFlow } from './data-flow.ts';
import styles from './flow.module.css';
import type { FlowPage } from './flow-routes.ts';
import { useConnect } from './use-connect.ts';

interface ConnectorsProps {
  readonly flow: DataFlow;
  readonly pages: readonly FlowPage[];
  readonly pageId: number;
  /** Page numbers by id. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly camera: StageCamera;
}

/** A connection that is being drawn. */
interface Drawing {
  readonly source: FlowPage;
  /** px of the world. */
  readonly at: Point;
  readonly target: FlowPage | undefined;
}

/** px of the screen that a pointer may tremble in a press. */
const TREMBLE = 5;

/**
 * On the right of each page what a connection is drawn from, to the page that it is to lead to. A press, or Enter, begins
 * one in the panel instead.
 */
export const Connectors = memo(function Connectors({ flow, pages, pageId, numbers, camera }: ConnectorsProps) {
  const { t } = useTranslation();
  const connect = useConnect(flow, numbers);
  const source = useStore(flow.store, (state) => state.source);
  const [drawing, setDrawing] = useState<Drawing>();
  const pressed = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  useEscape(drawing !== undefined, () => {
    pressed.current = undefined;
    setDrawing(undefined);
  });

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    camera.locate();
    pressed.current = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent, page: FlowPage) => {
    const start = pressed.current;
    if (!start) return;
    if (!drawing && Math.hypot(event.clientX - start.x, event.clientY - start.y) < TREMBLE) return;
    const at = camera.worldPoint(event);
    const target = pages.find((one) => one.id !== page.id && contains(one, at));
    setDrawing({ source: page, at, target });
  };
  const release = (page: FlowPage) => {
    if (!pressed.current) return;
    pressed.current = undefined;
    if (!drawing) flow.startFrom(page.id);
    else if (drawing.target) connect(page.id, drawing.target.id);
    setDrawing(undefined);
  };
  const cancel = () => {
    pressed.current = undefined;
    setDrawing(undefined);
  };
  return (
    <>
      {drawing && <DrawnArrow {...drawing} />}
      {pages.map((page) => (
        <button
          key={page.id}
          type="button"
          className={styles.connector}
          style={{ left: page.place.x + page.place.width, top: page.place.y + page.place.height / 2 }}
          data-connector={page.id}
          data-active={source?.pageId === page.id || drawing?.source.id === page.id || undefined}
          // One of them on the way of the keyboard, not 300.
          tabIndex={page.id === pageId ? 0 : -1}
          aria-label={t('editor.flow.connector', { number: numbers.get(page.id) })}
          title={t('editor.flow.connector', { number: numbers.get(page.id) })}
          onPointerDown={press}
          onPointerMove={(event) => move(event, page)}
          onPointerUp={() => release(page)}
          onPointerCancel={cancel}
          // Presses of the keyboard come without any of the pointer.
          onClick={(event) => event.detail === 0 && flow.startFrom(page.id)}
        >
          <ArrowRightOutlined aria-hidden />
        </button>
      ))}
    </>
  );
});

/** The arrow under the pointer, and the page that it would lead to. */
function DrawnArrow({ source, at, target }: Drawing) {
  const { x, y, width, height } = source.place;
  const from = { x: x + width, y: y + height / 2 };
  const to = target ? { x: target.place.x, y: target.place.y + target.place.height / 2 } : at;
  const reach = Math.max(80, Math.abs(to.x - from.x) / 2);
  return (
    <>
      {target && (
        <div
          className={styles.target}
          style={{
            left: target.place.x,
            top: target.place.y,
            width: target.place.width,
            height: target.place.height,
          }}
          data-testid="flow-target"
        />
      )}
      <svg className={styles.arrows} aria-hidden>
        <g className={styles.arrow} data-look="drawn">
          <path
            className={styles.line}
            d={`M${from.x} ${from.y}C${from.x + reach} ${from.y} ${to.x - reach} ${to.y} ${to.x} ${to.y}`}
          />
          <path className={styles.head} d="M0 0-15-8-11 0-15 8Z" style={{ translate: `${to.x}px ${to.y}px` }} />
        </g>
      </svg>
    </>
  );
}

function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
}

function contains({ place }: FlowPage, { x, y }: Point): boolean {
  return x >= place.x && y >= place.y && x <= place.x + place.width && y <= place.y + place.height;
}
