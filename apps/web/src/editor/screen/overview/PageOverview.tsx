import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useDragOrder } from '../../../app/controls/use-drag-order.ts';
import { useNarrow } from '../../../app/controls/use-narrow.ts';
import { isNowhere } from '../../../app/layouts/screen-focus.ts';
import { notify } from '../../../app/toasts/notify.ts';
import type { Action } from '../../actions/action.ts';
import {
  type Arrangement,
  arrangementOf,
  movedTo,
  sectionsOf,
  stepped,
  toEnd,
  withHidden,
  withoutSection,
  withSection,
  withSectionNamed,
} from '../../document/arrangement.ts';
import { useEditor, useEditorState } from '../../document/editor-context.ts';
import { useFramedPages } from '../../document/framed-pages.ts';
import { pressedAction } from '../../shortcuts/own-keys-store.ts';
import { PagesStyleMenu } from '../DocumentMenus.tsx';
import type { OpenDocument } from '../open-document.ts';
import { useFoldedSections } from './folded-sections.ts';
import { OverviewMenu } from './OverviewMenu.tsx';
import { OverviewPage } from './OverviewPage.tsx';
import { OverviewTools } from './OverviewTools.tsx';
import styles from './overview.module.css';
import { type Direction, type OverviewKeys, pressInOverview } from './overview-keys.ts';
import {
  allPages,
  type ChoosingWay,
  choiceBehind,
  chosenPage,
  keptChoice,
  NO_PAGES,
  type PageChoice,
} from './page-choice.ts';
import { SectionHead } from './SectionHead.tsx';
import { noteScrolling } from './use-turn.ts';

interface PageOverviewProps {
  readonly opened: OpenDocument;
  readonly assets: (key: string) => string | undefined;
  /** A page is to be edited. */
  readonly onOpen: () => void;
  readonly onAction: (action: Action) => void;
}

/** Actions whose keys mean the same here as over a page. */
const EVERYWHERE: ReadonlySet<string> = new Set(['undo', 'redo', 'commands', 'overview']);

/** px of a page's picture. */
const WIDTH = { wide: 208, narrow: 148 } as const;

/** All pages of the document as a grid, to be chosen and arranged, in their sections. */
export function PageOverview({ opened, assets, onOpen, onAction }: PageOverviewProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const narrow = useNarrow();
  const pages = useFramedPages();
  const busy = useEditorState((state) => state.changingPages);
  const { operations, projectId } = opened;
  const [folded, toggleFolded] = useFoldedSections(projectId);
  const arrangement = useMemo(() => arrangementOf(pages), [pages]);
  const sections = useMemo(() => sectionsOf(arrangement), [arrangement]);
  const hasSections = sections.length > 1 || sections[0]?.name !== '';
  /** Of the pages that can be seen. */
  const order = useMemo(
    () => sections.flatMap(({ name, ids }) => (hasSections && folded.has(name) ? [] : ids)),
    [sections, hasSections, folded],
  );
  const [choice, setChoice] = useState<PageChoice>({ ...NO_PAGES, at: editor.store.getState().pageId });
  const now = keptChoice(
    arrangement.map(({ id }) => id),
    choice,
  );
  const [naming, setNaming] = useState<number>();
  const [asking, setAsking] = useState(false);
  const { chosen } = now;
  const byId = useMemo(() => new Map(pages.map((page) => [page.id, page])), [pages]);

  const run = (change: Promise<void>) => void change.catch((error: unknown) => notify.error(error));
  // What was reckoned from an order that is being changed would take that change back.
  const arrange = (next: Arrangement | undefined) => next && !busy && run(operations.arrange(next));
  const { list, dragged, place } = useDragOrder<HTMLDivElement>((row, to) => {
    const id = Number(row);
    const ids = chosen.has(id) ? chosen : new Set([id]);
    if (ids.has(Number(to.row)) && ids.size > 1) return;
    arrange(movedTo(arrangement, ids, { beside: Number(to.row), side: to.side === 'below' ? 'after' : 'before' }));
  }, 'lines');

  const optionOf = useCallback(
    (id: number | undefined) => list.current?.querySelector<HTMLElement>(`[data-row="${id}"] [role="option"]`),
    [list],
  );
  // The keys are for the pages as soon as they are there, and where the focus has gone with what was moved or deleted.
  const entered = useRef(false);
  const takeFocus = useEffectEvent(() => {
    // The button that has opened the overview keeps the focus that a press gave it: Ctrl+A would choose nothing.
    const isTaken = entered.current && !isNowhere(document.activeElement);
    entered.current = true;
    if (naming === undefined && !isTaken) optionOf(now.at)?.focus();
  });
  useEffect(() => {
    if (arrangement.length > 0) takeFocus();
  }, [arrangement]);

  const choose = useCallback(
    (id: number, way: ChoosingWay) => setChoice((before) => chosenPage(order, before, id, way)),
    [order],
  );
  const onChoose = useCallback(
    (id: number, event: MouseEvent) => {
      choose(id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'alone');
      optionOf(id)?.focus({ preventScroll: true });
    },
    [choose, optionOf],
  );
  const open = useCallback(
    (id: number) => {
      editor.showPage(id);
      onOpen();
    },
    [editor, onOpen],
  );
  const allHidden = chosen.size > 0 && pages.every(({ id, hidden }) => !chosen.has(id) || hidden);
  const keys: OverviewKeys = {
    walk(direction, isRange) {
      const next = besidePage(list.current, now.at, direction);
      if (next === undefined) return;
      choose(next, isRange ? 'range' : 'alone');
      const option = optionOf(next);
      option?.focus({ preventScroll: true });
      // With its picture, which stands above it.
      option?.parentElement?.scrollIntoView({ block: 'nearest' });
    },
    move: (by) => arrange(stepped(arrangement, chosen, by)),
    moveToEnd: (end) => arrange(toEnd(arrangement, chosen, end)),
    all: () => setChoice(allPages(order, now)),
    none: () => setChoice({ ...now, chosen: new Set() }),
    toggle: () => now.at !== undefined && choose(now.at, 'toggle'),
    open: () => now.at !== undefined && open(now.at),
    duplicate: () => {
      const ids = order.filter((id) => chosen.has(id));
      if (ids.length === 0 || busy) return;
      run(
        operations.duplicateAll(ids, (made) =>
          setChoice({ chosen: new Set(made), anchor: made[0], at: made.at(-1) ?? now.at }),
        ),
      );
    },
    remove: () => setAsking(!busy && chosen.size > 0 && chosen.size < pages.length),
    hide: () => arrange(withHidden(arrangement, chosen, !allHidden)),
  };
  const remove = async () => {
    const behind = choiceBehind(order, now);
    // The keys go on there as soon as the others are gone.
    setChoice({ ...now, at: behind.at });
    await operations.remove([...chosen]);
    setChoice(behind);
  };
  const newSection = () => {
    const first = arrangement.find(({ id }) => chosen.has(id));
    if (!first) return;
    arrange(withSection(arrangement, first.id, t('editor.overview.newSection')));
    setNaming(first.id);
  };
  /** The menu is about the chosen pages; pointed at another one it is about that. */
  const pointed = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    const id = Number(row?.dataset.row);
    if (row && !chosen.has(id)) choose(id, 'alone');
  };
  const press = (event: KeyboardEvent) => {
    const isOption = event.target instanceof Element && event.target.getAttribute('role') === 'option';
    if (!isOption) return;
    const action = pressedAction(event);
    const isEverywhere = action !== undefined && EVERYWHERE.has(action.id);
    if (isEverywhere) onAction(action);
    if (!isEverywhere && !pressInOverview(event, keys)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className={styles.overview} aria-label={t('editor.overview.title')} aria-busy={busy}>
      <OverviewTools
        chosen={chosen.size}
        total={pages.length}
        {...{ allHidden, busy, asking }}
        onAsk={setAsking}
        onMove={keys.move}
        onDuplicate={keys.duplicate}
        onRemove={() => run(remove())}
        onHide={keys.hide}
        onSection={newSection}
      >
        <PagesStyleMenu opened={opened} pageIds={[...chosen]} />
      </OverviewTools>
      {/* The pages hear the keys themselves; here they and the menu are done once for all. */}
      <OverviewMenu
        chosen={chosen.size}
        total={pages.length}
        {...{ allHidden, busy }}
        onOpen={keys.open}
        onMove={keys.move}
        onDuplicate={keys.duplicate}
        onHide={keys.hide}
        onSection={newSection}
        onRemove={keys.remove}
        onLeave={() => optionOf(now.at)?.focus({ preventScroll: true })}
      >
        <div
          ref={list}
          className={styles.sections}
          onKeyDown={press}
          onContextMenu={pointed}
          onScroll={noteScrolling}
          role="presentation"
        >
          {sections.map((section) => {
            const isFolded = hasSections && folded.has(section.name);
            const [first] = section.ids;
            return (
              <div key={first} className={styles.section}>
                {hasSections && (
                  <SectionHead
                    section={section}
                    folded={isFolded}
                    naming={naming === first}
                    onFold={() => toggleFolded(section.name)}
                    onNaming={(is) => setNaming(is ? first : undefined)}
                    onName={(name) => arrange(withSectionNamed(arrangement, section, name))}
                    onDissolve={() => arrange(withoutSection(arrangement, section))}
                  />
                )}
                {!isFolded && (
                  <div
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show pages
                    role="listbox"
                    className={styles.grid}
                    aria-multiselectable
                    aria-label={section.name || t('editor.overview.title')}
                  >
                    {section.ids.map((id) => {
                      const page = byId.get(id);
                      const isDragged =
                        dragged !== undefined &&
                        (dragged === String(id) || (chosen.has(Number(dragged)) && chosen.has(id)));
                      return (
                        page && (
                          <OverviewPage
                            key={id}
                            opened={page}
                            width={narrow ? WIDTH.narrow : WIDTH.wide}
                            assets={assets}
                            chosen={chosen.has(id)}
                            current={(order.includes(now.at ?? 0) ? now.at : order[0]) === id}
                            dragged={isDragged}
                            target={place?.row === String(id) ? place.side : undefined}
                            onChoose={onChoose}
                            onOpen={open}
                          />
                        )
                      );
                    })}
                  </div>
                )}
              </div>
            );
          })}
        </div>
      </OverviewMenu>
    </section>
  );
}

/** The page beside, above or below another as they lie on the screen. */
function besidePage(list: HTMLElement | null, at: number | undefined, direction: Direction): number | undefined {
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const index = all.findIndex(({ dataset }) => dataset.row === String(at));
  const idOf = (element: HTMLElement | undefined) => (element ? Number(element.dataset.row) : undefined);
  if (direction === 'first' || index < 0) return idOf(all[0]);
  if (direction === 'last') return idOf(all.at(-1));
  if (direction === 'left') return idOf(all[index - 1]);
  if (direction === 'right') return idOf(all[index + 1]);
  const own = all[index]?.getBoundingClientRect();
  if (!own) return undefined;
  const rows = (direction === 'down' ? all.slice(index + 1) : all.slice(0, index).reverse()).map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const line = rows.find(({ box }) => (direction === 'down' ? box.top >= own.bottom - 1 : box.bottom <= own.top + 1));
  const inLine = rows.filter(({ box }) => line && Math.abs(box.top - line.box.top) < 2);
  const nearest = inLine.toSorted((a, b) => Math.abs(a.box.left - own.left) - Math.abs(b.box.left - own.left))[0];
  return idOf(nearest?.element);
}
