import type { InsertEntry } from '@pagewright/components/panels';
import type { Point } from '@pagewright/model/units';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, ActionContext } from '../../src/editor/actions/action.ts';
import { Clipboard } from '../../src/editor/clipboard/clipboard.ts';
import { useEditor } from '../../src/editor/document/editor-context.ts';
import { newComponent } from '../../src/editor/insert/insert-entries.ts';
import { useInsertPictures } from '../../src/editor/insert/insert-pictures.ts';
import { startTextBox } from '../../src/editor/insert/text-box.ts';
import { useEditorKeys } from '../../src/editor/screen/use-editor-keys.ts';
import { Stage } from '../../src/editor/stage/Stage.tsx';
import type { StageControls } from '../../src/editor/stage/stage-camera.ts';
import type { StageView } from '../../src/editor/stage/stage-layout.ts';

const NO_PICTURES = () => undefined;
const NO_SERVICES = {};

/** The stage and its keys without panels and server. */
export function Board({ view, onReady }: { view: StageView; onReady: (controls: StageControls) => void }) {
  const { t } = useTranslation();
  const editor = useEditor();
  const [controls, setControls] = useState<StageControls>();
  const [clipboard] = useState(() => new Clipboard());
  const pointed = useRef<() => Point | undefined>(() => undefined);
  const actions = useMemo<ActionContext>(
    () => ({
      editor,
      clipboard,
      view: controls,
      onError: (error) => reportError(error),
      startText: () => startTextBox(editor, pointed.current() ?? { x: 0, y: 0 }),
    }),
    [editor, clipboard, controls],
  );
  const run = useCallback((action: Action) => action.enabled(actions) && action.run(actions), [actions]);
  const insertPictures = useInsertPictures(NO_SERVICES);
  useEditorKeys(actions, run, insertPictures);
  const ready = useCallback(
    (given: StageControls, at: () => Point | undefined) => {
      setControls(given);
      pointed.current = at;
      onReady(given);
    },
    [onReady],
  );
  const drop = (entry: InsertEntry, at: { x: number; y: number }) => editor.insert([newComponent(entry, 'new', at, t)]);
  return (
    <div style={{ height: '100%', display: 'flex' }} data-ready={controls ? '' : undefined}>
      <Stage view={view} assets={NO_PICTURES} onDrop={drop} onFiles={insertPictures} onReady={ready} />
    </div>
  );
}
