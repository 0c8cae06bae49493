import { CloseOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { DataFlow } from './data-flow.ts';
import styles from './flow.module.css';
import { middleOf, pathOf, type Route } from './flow-routes.ts';

interface ArrowsProps {
  readonly flow: DataFlow;
  readonly routes: readonly Route[];
  /** Which loop a page is part of. */
  readonly cycles: ReadonlyMap<number, number>;
  /** The page that is edited: what comes in and goes out there stands out. */
  readonly pageId: number;
  /** Page numbers by id. */
  readonly numbers: ReadonlyMap<number, number>;
}

/** Radius of the corners of arrows, px of the world. */
const CORNER = 36;

/** The connections as arrows; a press selects one, which can then be removed. */
export const Arrows = memo(function Arrows({ flow, routes, cycles, pageId, numbers }: ArrowsProps) {
  const { t } = useTranslation();
  const selected = useStore(flow.store, (state) => state.selected);
  const chosen = routes.find(({ connection }) => connection.id === selected);
  const isNear = ({ connection }: Route): boolean =>
    connection.sourcePageId === pageId || connection.targetPageId === pageId;
  const isLoop = ({ connection }: Route): boolean => {
    const cycle = cycles.get(connection.sourcePageId);
    return cycle !== undefined && cycle === cycles.get(connection.targetPageId);
  };
  // What stands out lies above the rest.
  const rank = (route: Route): number => (route === chosen ? 2 : isNear(route) ? 1 : 0);
  const ordered = [...routes].sort((a, b) => rank(a) - rank(b));
  const nameOf = ({ connection }: Route): string =>
    t('editor.flow.connection', {
      source: numbers.get(connection.sourcePageId),
      target: numbers.get(connection.targetPageId),
    });
  return (
    <>
      <svg className={styles.arrows} role="img" aria-label={t('editor.flow.arrows', { number: routes.length })}>
        {ordered.map((route) => (
          <Arrow
            key={route.connection.id}
            route={route}
            title={nameOf(route)}
            look={route === chosen ? 'selected' : isLoop(route) ? 'loop' : isNear(route) ? 'near' : 'plain'}
            onPress={() => flow.select(route.connection.id)}
          />
        ))}
      </svg>
      {chosen && (
        <button
          type="button"
          className={styles.remove}
          style={{ left: middleOf(chosen.points).x, top: middleOf(chosen.points).y }}
          data-connection={chosen.connection.id}
          aria-label={`${t('editor.flow.remove')}: ${nameOf(chosen)}`}
          title={t('editor.flow.remove')}
          onClick={() => flow.disconnect(chosen.connection.id)}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </>
  );
});

interface ArrowProps {
  readonly route: Route;
  readonly title: string;
  readonly look: 'plain' | 'near' | 'loop' | 'selected';
  readonly onPress: () => void;
}

function Arrow({ route, title, look, onPress }: ArrowProps) {
  const path = pathOf(route.points, CORNER);
  const end = route.points.at(-1) ?? { x: 0, y: 0 };
  return (
    // The panel beside the stage names every connection to the keyboard and to screen readers.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <g className={styles.arrow} data-connection={route.connection.id} data-look={look} onPointerDown={onPress}>
      <title>{title}</title>
      <path className={styles.hit} d={path} />
      <path className={styles.line} d={path} />
      <path className={styles.head} d="M0 0-15-8-11 0-15 8Z" style={{ translate: `${end.x}px ${end.y}px` }} />
    </g>
  );
}
