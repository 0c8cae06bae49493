import type { Component } from '@pagewright/components/models';
import type { InsertEntry } from '@pagewright/components/panels';
import type { ViewContext } from '@pagewright/components/views';
import { DocumentFrame } from '@pagewright/page/document-frame';
import { useFonts } from '@pagewright/render/fonts';
import { ComponentView } from '@pagewright/render/page-view';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { currentLanguage } from '../../src/app/i18n/i18n.ts';
import { type EditorServices, EditorServicesContext } from '../../src/editor/document/editor-services.ts';
import { InPlaceEditor, replacesView } from '../../src/editor/inline/InPlaceEditor.tsx';
import { InsertPanel } from '../../src/editor/insert/InsertPanel.tsx';
import { newComponent, readDrag } from '../../src/editor/insert/insert-entries.ts';
import { PropertyPanel } from '../../src/editor/panels/PropertyPanel.tsx';
import { pageColors } from '../../src/editor/panels/page-colors.ts';
import type { TestDocument } from './test-document.ts';

export interface BenchProps {
  readonly document: StoreApi<TestDocument>;
  readonly zoom: number;
  readonly upload: 'ok' | 'fail' | 'none';
}

/** Panels, in-place editors and dialogs around a page, without the rest of the editor. */
export function Bench({ document, zoom, upload }: BenchProps) {
  const { t } = useTranslation();
  const { page, selected, editing, patch, insert, select, edit } = useStore(document);
  const [at, setAt] = useState<{ x: number; y: number }>();
  const paper = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  const context = useMemo<ViewContext>(
    () => ({ language: currentLanguage(), assets: () => undefined, mode: 'view', isEdited: true }),
    [],
  );
  useFonts([{ ...page, language: context.language }]);
  const put = (entry: InsertEntry, centre = { x: page.size.width / 2, y: page.size.height / 2 }) => {
    count.current += 1;
    insert(newComponent(entry, `new-${count.current}`, centre, t));
  };
  const drop = (event: DragEvent) => {
    const entry = readDrag(event.dataTransfer);
    const box = paper.current?.getBoundingClientRect();
    if (entry && box) put(entry, { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom });
  };
  const open = (component: Component, point: { x: number; y: number }) => {
    if (component.locked) return;
    setAt(point);
    edit(component.id);
  };
  const swatches = pageColors(page);
  const frame = new DocumentFrame([{ read: () => page }]).at(0);
  return (
    <EditorServicesContext value={UPLOADS[upload]}>
      <div style={{ display: 'grid', gridTemplateColumns: '232px minmax(0, 1fr) 288px', height: '100%' }}>
        <aside style={{ minHeight: 0, background: '#fff', borderRight: '1px solid var(--line)' }}>
          <InsertPanel onInsert={(entry) => put(entry)} />
        </aside>
        <main style={{ overflow: 'auto', padding: 24, background: 'var(--canvas)' }} onPointerDown={() => select([])}>
          <div style={{ width: page.size.width * zoom, height: page.size.height * zoom }}>
            <div
              ref={paper}
              data-paper=""
              lang={context.language}
              style={{
                position: 'relative',
                width: page.size.width,
                height: page.size.height,
                background: '#fff',
                transform: `scale(${zoom})`,
                transformOrigin: '0 0',
                font: '16px/1.5 sans-serif',
              }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={drop}
            >
              {page.components.map((component) => (
                <div
                  key={component.id}
                  role="presentation"
                  onPointerDown={(event) => {
                    event.stopPropagation();
                    select(event.shiftKey ? [...selected, component.id] : [component.id]);
                  }}
                  onDoubleClick={(event) => open(component, { x: event.clientX, y: event.clientY })}
                >
                  {component.id === editing && replacesView(component) ? null : (
                    <ComponentView component={component} context={context} />
                  )}
                  {component.id === editing && (
                    <div
                      style={{
                        position: 'absolute',
                        left: component.position.x,
                        top: component.position.y,
                        ...component.size,
                      }}
                    >
                      <InPlaceEditor
                        {...{ component, context, frame, swatches, at }}
                        maxWidth={page.size.width - component.position.x}
                        onPatch={(change, gesture) => patch([{ ...change, id: component.id }], { gesture })}
                        onFinish={() => edit(undefined)}
                      />
                    </div>
                  )}
                </div>
              ))}
            </div>
          </div>
        </main>
        <aside style={{ minHeight: 0, overflow: 'auto', background: '#fff', borderLeft: '1px solid var(--line)' }}>
          <PropertyPanel
            components={page.components.filter(({ id }) => selected.includes(id))}
            swatches={swatches}
            onPatch={patch}
          />
        </aside>
      </div>
    </EditorServicesContext>
  );
}

const UPLOADS: Readonly<Record<BenchProps['upload'], EditorServices>> = {
  none: {},
  ok: { uploadImage: async () => '/picture.png' },
  fail: { uploadImage: () => Promise.reject(new Error('no answer')) },
};
