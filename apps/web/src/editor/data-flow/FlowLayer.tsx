import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useEditorState } from '../document/editor-context.ts';
import type { StageCamera } from '../stage/stage-camera.ts';
import type { PlacedPage } from '../stage/stage-layout.ts';
import { Arrows } from './Arrows.tsx';
import { Connectors } from './Connectors.tsx';
import type { DataFlow } from './data-flow.ts';
import styles from './flow.module.css';
import { analyseFlow } from './flow-analysis.ts';
import { type FlowPage, routesOf } from './flow-routes.ts';
import { useCoarseZoom } from './use-coarse-zoom.ts';
import { useFlowKeys } from './use-flow-keys.ts';

interface FlowLayerProps {
  readonly flow: DataFlow;
  readonly placed: readonly PlacedPage[];
  readonly camera: StageCamera;
}

/** What flows between the pages, above the pages on the stage: arrows, and what new ones are drawn with. */
export function FlowLayer({ flow, placed, camera }: FlowLayerProps) {
  const connections = useStore(flow.store, (state) => state.connections);
  const pageId = useEditorState((state) => state.pageId);
  const pages = useSteadyPages(placed);
  const routes = useMemo(() => routesOf(pages, connections), [pages, connections]);
  const cycles = useMemo(() => {
    const analysis = analyseFlow(
      pages.map(({ id }) => id),
      connections,
    );
    return new Map(analysis.cycles.flatMap((group, index) => group.map((id) => [id, index] as const)));
  }, [pages, connections]);
  const numbers = useNumbers(placed);
  const layer = useRef<HTMLDivElement>(null);
  useCoarseZoom(layer, camera);
  useFlowKeys(flow);
  return (
    // A double-click here is not one beside the pages.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={layer}
      className={styles.layer}
      data-testid="flow-layer"
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Arrows {...{ flow, routes, cycles, pageId, numbers }} />
      <Connectors {...{ flow, pages, pageId, numbers, camera }} />
    </div>
  );
}

/** Pages and places keep their identity while a page is only edited. */
function useSteadyPages(placed: readonly PlacedPage[]): readonly FlowPage[] {
  const key = placed
    .map(({ opened, place }) => `${opened.id} ${place.x} ${place.y} ${place.width} ${place.height}`)
    .join(',');
  return useMemo(
    () =>
      key === ''
        ? []
        : key.split(',').map((text) => {
            const [id = 0, x = 0, y = 0, width = 0, height = 0] = text.split(' ').map(Number);
            return { id, place: { x, y, width, height } };
          }),
    [key],
  );
}

function useNumbers(placed: readonly PlacedPage[]): ReadonlyMap<number, number> {
  const key = placed.map(({ opened }) => `${opened.id} ${opened.pageNumber}`).join(',');
  return useMemo(
    () =>
      new Map(
        key.split(',').map((text) => {
          const [id = 0, number = 0] = text.split(' ').map(Number);
          return [id, number];
        }),
      ),
    [key],
  );
}
