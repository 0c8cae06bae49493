import { entrancesOf } from '@pagewright/page/entrance-steps';
import { guidesOf, withGuide, withGuides } from '@pagewright/page/page-guides';
import { boundsOf } from '@pagewright/page/place';
import { ZOOM_STEP } from '../../canvas/keyboard.ts';
import { COMMENT_KEY } from '../../features/comments/use-comment-keys.ts';
import { type StageAids, stageAids, toggleAid } from '../stage/stage-aids.ts';
import type { Action, ActionContext } from './action.ts';

const hasView = ({ view }: ActionContext): boolean => view !== undefined;

function selectedBounds({ editor }: ActionContext) {
  const { selected } = editor.store.getState();
  return boundsOf(editor.page().components.filter(({ id }) => selected.includes(id)));
}

/** The action that shows or hides an aid; `rulers`, `guides` and `grid` are their ids. */
function aidAction(id: keyof StageAids, key: string): Action {
  return {
    id,
    label: `editor.action.${id}`,
    keys: [key],
    group: 'view',
    enabled: hasView,
    run: () => toggleAid(id),
  };
}

/** The first place that is free of the halves, quarters, eighths … of a length, px; its middle where none is. */
function freePlace(start: number, length: number, taken: ReadonlySet<number>): number {
  for (let parts = 2; parts <= length; parts *= 2) {
    for (let part = 1; part < parts; part += 2) {
      const at = Math.round(start + (length * part) / parts);
      if (!taken.has(at)) return at;
    }
  }
  return Math.round(start + length / 2);
}

/**
 * A guide through the middle of what is selected, or of the page; it is seen. Where one stands there already, the next goes
 * through a quarter, an eighth, …
 */
function addGuide(context: ActionContext, axis: 'x' | 'y'): void {
  const { editor } = context;
  const page = editor.page();
  const box = selectedBounds(context) ?? { x: 0, y: 0, ...page.size };
  const [start, length] = axis === 'x' ? [box.x, box.width] : [box.y, box.height];
  const at = freePlace(start, length, new Set(page.guides?.[axis]));
  editor.update((one) => withGuide(one, axis, undefined, at));
  stageAids.setState({ guides: true });
}

/** What needs the screen that the page is seen on. */
export const VIEW_ACTIONS: readonly Action[] = [
  {
    id: 'find',
    label: 'editor.action.find',
    keys: ['mod+f'],
    group: 'select',
    enabled: ({ find }) => find !== undefined,
    run: ({ find }) => find?.('find'),
  },
  {
    id: 'replace',
    label: 'editor.action.replace',
    // macOS keeps the first for itself.
    keys: ['mod+h', 'mod+alt+f'],
    group: 'select',
    enabled: ({ find }) => find !== undefined,
    run: ({ find }) => find?.('replace'),
  },
  {
    id: 'start-text',
    label: 'editor.action.startText',
    keys: ['t'],
    group: 'edit',
    enabled: ({ startText }) => startText !== undefined,
    run: ({ startText }) => startText?.(),
  },
  {
    id: 'draw-path',
    label: 'editor.action.drawPath',
    keys: ['p'],
    group: 'edit',
    enabled: ({ drawPath }) => drawPath !== undefined,
    run: ({ drawPath }) => drawPath?.(),
  },
  {
    id: 'commands',
    label: 'editor.palette.title',
    keys: ['mod+k'],
    group: 'view',
    enabled: ({ commands }) => commands !== undefined,
    run: ({ commands }) => commands?.(),
  },
  {
    id: 'shortcuts',
    label: 'editor.shortcuts',
    keys: ['shift+?'],
    group: 'view',
    enabled: ({ shortcuts }) => shortcuts !== undefined,
    run: ({ shortcuts }) => shortcuts?.(),
  },
  {
    id: 'overview',
    label: 'editor.overview.title',
    keys: ['o'],
    group: 'view',
    enabled: ({ overview }) => overview !== undefined,
    run: ({ overview }) => overview?.(),
  },
  {
    id: 'present',
    label: 'panel.present',
    keys: ['mod+alt+p'],
    group: 'view',
    enabled: ({ present }) => present !== undefined,
    run: ({ present }) => present?.(),
  },
  {
    id: 'notes',
    label: 'editor.notes.title',
    group: 'view',
    enabled: ({ notes }) => notes !== undefined,
    run: ({ notes }) => notes?.(),
  },
  {
    id: 'comment',
    label: 'comments.begin',
    keys: [COMMENT_KEY],
    group: 'edit',
    enabled: ({ comments }) => comments !== undefined,
    run: ({ comments }) => comments?.begin(),
  },
  {
    id: 'comments',
    label: 'comments.title',
    group: 'view',
    enabled: ({ comments }) => comments !== undefined,
    run: ({ comments }) => comments?.toggle(),
  },
  {
    id: 'animation',
    label: 'editor.animation.open',
    group: 'state',
    enabled: ({ animation }) => animation !== undefined,
    run: ({ animation }) => animation?.open(),
  },
  {
    id: 'play-animation',
    label: 'editor.animation.play',
    group: 'view',
    enabled: ({ animation, editor }) => animation !== undefined && entrancesOf(editor.page()).length > 0,
    run: ({ animation }) => animation?.play(),
  },
  {
    id: 'zoom-in',
    label: 'editor.zoomIn',
    keys: ['mod+=', 'mod+shift++'],
    group: 'view',
    enabled: hasView,
    run: ({ view }) => view?.zoomBy(ZOOM_STEP),
  },
  {
    id: 'zoom-out',
    label: 'editor.zoomOut',
    keys: ['mod+-'],
    group: 'view',
    enabled: hasView,
    run: ({ view }) => view?.zoomBy(1 / ZOOM_STEP),
  },
  {
    id: 'zoom-100',
    label: 'editor.actualSize',
    keys: ['mod+0'],
    group: 'view',
    enabled: hasView,
    run: ({ view }) => view?.zoomTo(1),
  },
  {
    id: 'zoom-fit',
    label: 'editor.fit',
    keys: ['r'],
    group: 'view',
    enabled: hasView,
    run: ({ view }) => view?.fit(),
  },
  {
    id: 'zoom-selection',
    label: 'editor.fitSelection',
    keys: ['shift+r'],
    group: 'view',
    enabled: (context) => hasView(context) && selectedBounds(context) !== undefined,
    run(context) {
      const bounds = selectedBounds(context);
      if (bounds) context.view?.show(bounds);
    },
  },
  {
    id: 'toggle-panels',
    label: 'editor.action.togglePanels',
    keys: ['mod+\\'],
    group: 'view',
    enabled: ({ togglePanels }) => togglePanels !== undefined,
    run: ({ togglePanels }) => togglePanels?.(),
  },
  aidAction('rulers', 'alt+shift+r'),
  aidAction('grid', "mod+'"),
  aidAction('guides', 'mod+;'),
  {
    id: 'add-upright-guide',
    label: 'editor.action.addUprightGuide',
    group: 'view',
    enabled: hasView,
    run: (context) => addGuide(context, 'x'),
  },
  {
    id: 'add-level-guide',
    label: 'editor.action.addLevelGuide',
    group: 'view',
    enabled: hasView,
    run: (context) => addGuide(context, 'y'),
  },
  {
    id: 'clear-guides',
    label: 'editor.action.clearGuides',
    group: 'view',
    enabled: (context) => hasView(context) && guidesOf(context.editor.page()).length > 0,
    run: ({ editor }) => editor.update((page) => withGuides(page, undefined)),
  },
];
