import type { Page } from '@pagewright/components/models';
import type { Point } from '@pagewright/model/units';
import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorAt, pinPlace } from './anchors.ts';
import { type BoardThread, unseen } from './comment-source.ts';
import styles from './comments.module.css';
import { beginAt, lookAt, useComments, useCommentsUi, usePeople } from './comments-context.ts';
import { asTyped } from './mentions.ts';
import { useAuthorName } from './use-author-name.ts';

/** Pins stand to the right of their place, but for those beyond this part of the page's width. */
const EDGE = 0.9;

interface PageCommentsProps {
  readonly pageKey: string;
  readonly number: number;
  /** Undefined where it cannot be read. */
  readonly read: () => Page | undefined;
}

/** The pins of a page, over all of it; while a place is chosen, what is pressed there. Its lengths are in em of the screen. */
export function PageComments({ pageKey, number, read }: PageCommentsProps) {
  const { t } = useTranslation();
  const { source, ui } = useComments();
  const placing = useCommentsUi((state) => state.placing);
  const resolved = useCommentsUi((state) => state.resolved);
  const begun = useCommentsUi((state) => (state.open ? state.begun : null));
  const threads = source.board?.threads.filter((thread) => thread.page === pageKey && thread.isResolved === resolved);
  const isBegun = begun?.page === pageKey;
  const page = useMemo(
    () => (threads?.length || placing || isBegun ? read() : undefined),
    [threads?.length, placing, isBegun, read],
  );
  const begin = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // Keys name no place.
    const at = detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height };
    beginAt(ui, pageKey, anchorAt(page, { x: clamp(at.x), y: clamp(at.y) }));
  };
  return (
    <div className={styles.pins}>
      {placing && (
        <button
          type="button"
          className={styles.place}
          aria-label={t('comments.placeHere', { number })}
          onClick={begin}
        />
      )}
      {threads?.map((thread) => (
        <Pin key={thread.id} thread={thread} page={page} />
      ))}
      {isBegun && begun && <Begun at={pinPlace(page, begun.anchor)} />}
    </div>
  );
}

function Pin({ thread, page }: { thread: BoardThread; page: Page | undefined }) {
  const { t } = useTranslation();
  const { source, ui } = useComments();
  const people = usePeople();
  const isOpen = useCommentsUi((state) => state.open && state.thread === thread.id);
  const nameOf = useAuthorName();
  const [first] = thread.comments;
  const place = pinPlace(page, thread.anchor);
  const count = thread.comments.length;
  if (!first) return null;
  const text = asTyped(first.text, people).slice(0, 80);
  return (
    <button
      type="button"
      className={styles.pin}
      style={placed(place)}
      data-comment-pin={thread.id}
      data-edge={place.x > EDGE || undefined}
      data-current={isOpen || undefined}
      data-lost={place.isLost || undefined}
      data-new={(source.board && unseen(source.board, [thread]) > 0) || undefined}
      data-resolved={thread.isResolved || undefined}
      aria-label={t('comments.pin', { name: nameOf(first.personId), text, count })}
      aria-expanded={isOpen}
      onClick={() => lookAt(ui, thread.id, thread.isResolved)}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {count}
    </button>
  );
}

function Begun({ at }: { at: Point }) {
  return <span className={styles.begun} style={placed(at)} data-edge={at.x > EDGE || undefined} aria-hidden />;
}

function placed({ x, y }: Point) {
  return { left: `${x * 100}%`, top: `${y * 100}%` };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
