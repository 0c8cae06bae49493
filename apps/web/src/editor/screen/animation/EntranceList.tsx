import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { type Entering, entranceSteps } from '@pagewright/page/entrance-steps';
import { withEntranceOrder, withoutEntrance } from '@pagewright/page/entrances';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import dragOrder from '../../../app/controls/drag-order.module.css';
import { type DropPlace, useDragOrder } from '../../../app/controls/use-drag-order.ts';
import { useEditor, useEditorState } from '../../document/editor-context.ts';
import { KindIcon } from '../../panels/KindIcon.tsx';
import { useComponentName } from '../../panels/use-component-name.ts';
import styles from './animation.module.css';

/** The objects that come by themselves in their order: dragged, or moved by buttons and by Alt with the arrows. */
export function EntranceList({ entering }: { readonly entering: readonly Entering[] }) {
  const { t } = useTranslation();
  const editor = useEditor();
  const ids = entering.map(({ id }) => id);
  const put = (id: string, index: number) =>
    editor.update((now) => withEntranceOrder(now, ids.filter((one) => one !== id).toSpliced(index, 0, id)));
  const { list, dragged, place } = useDragOrder<HTMLOListElement>((row, to) => {
    const others = ids.filter((one) => one !== row);
    put(row, others.indexOf(to.row) + (to.side === 'below' ? 1 : 0));
  });
  const numbers = clickNumbers(entering);
  return (
    <ol ref={list} className={styles.list} aria-label={t('editor.animation.order')}>
      {entering.map((one, index) => (
        <Row
          key={one.id}
          one={one}
          click={numbers.get(one.id) ?? 0}
          side={place?.row === one.id && dragged !== one.id ? place.side : undefined}
          onMove={(way) => put(one.id, index + way)}
          isFirst={index === 0}
          isLast={index === entering.length - 1}
        />
      ))}
    </ol>
  );
}

/** Which click each comes upon; 0 with the page. */
function clickNumbers(entering: readonly Entering[]): ReadonlyMap<string, number> {
  const { first, clicks } = entranceSteps({ components: [...entering] });
  return new Map(
    [first, ...clicks].flatMap((step, click) =>
      step.flatMap((group) => group.entering.map(({ id }): [string, number] => [id, click])),
    ),
  );
}

interface RowProps {
  readonly one: Entering;
  readonly click: number;
  /** Where what is dragged would come to lie beside it. */
  readonly side: DropPlace['side'] | undefined;
  readonly onMove: (way: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Row({ one, click, side, onMove, isFirst, isLast }: RowProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const selected = useEditorState((state) => state.selected.includes(one.id));
  const name = useComponentName(one);
  const upon = click === 0 ? t('editor.animation.withPage') : t('editor.animation.click', { number: click });
  const keyed = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'ArrowUp' ? !isFirst : !isLast) onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={dragOrder.row} data-row={one.id} data-selected={selected || undefined} data-target={side} draggable>
      <button
        type="button"
        className={styles.entering}
        aria-pressed={selected}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={name}
        onClick={() => editor.select([one.id])}
        onKeyDown={keyed}
      >
        <span className={styles.click} aria-hidden>
          {click}
        </span>
        <KindIcon kind={one.type} />
        <span>{name}</span>
        <small>
          {t(`editor.animation.kinds.${one.entrance.kind}`)} · {upon}
        </small>
      </button>
      <RowButton
        label={t('editor.animation.earlier')}
        icon={<ArrowUpOutlined />}
        disabled={isFirst}
        onPress={() => onMove(-1)}
      />
      <RowButton
        label={t('editor.animation.later')}
        icon={<ArrowDownOutlined />}
        disabled={isLast}
        onPress={() => onMove(1)}
      />
      <RowButton
        label={t('editor.animation.remove')}
        icon={<DeleteOutlined />}
        onPress={() => editor.update((now) => withoutEntrance(now, new Set([one.id])))}
      />
    </li>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function RowButton({ label, icon, disabled = false, onPress }: RowButtonProps) {
  return (
    <Button
      look="text"
      className={styles.rowButton}
      icon={icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    />
  );
}
