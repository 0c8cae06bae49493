import { EyeInvisibleOutlined, EyeOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { type Component, writtenText } from '@pagewright/components/models';
import { COMPONENT_NAME_MAX } from '@pagewright/model/component';
import { inOrder, moveAbove } from '@pagewright/page/layers';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import dragOrder from '../../app/controls/drag-order.module.css';
import { type DropPlace, useDragOrder } from '../../app/controls/use-drag-order.ts';
import { useHeldArrangement } from '../../app/kit/arranged-narrow.ts';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import { layerOrderChanged } from '../actions/layer-order-changed.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { KindIcon } from '../panels/KindIcon.tsx';
import { useComponentName } from '../panels/use-component-name.ts';
import { chosenLayers } from './chosen-layers.ts';
import styles from './editor-screen.module.css';
import type { ChoosingWay } from './overview/page-choice.ts';

/**
 * The page's components from the top down; hidden and locked ones too, which the page itself does not let select.
 * Dragged up and down, renamed by a double-click or F2, several selected with Ctrl or Cmd one by one and with Shift as a range.
 */
export function LayerList() {
  const { t } = useTranslation();
  const { page } = useEditorState(shownPage);
  if (page.components.length === 0) return <p className={styles.empty}>{t('editor.emptyLayers')}</p>;
  return <Layers layers={inOrder(page.components).reverse()} />;
}

function Layers({ layers }: { readonly layers: readonly Component[] }) {
  const editor = useEditor();
  const { list, dragged, place } = useDragOrder<HTMLUListElement>((row, to) => {
    const { selected } = editor.store.getState();
    const ids = new Set(selected.includes(row) ? selected : [row]);
    const from = layers.findIndex(({ id }) => id === to.row) + (to.side === 'below' ? 1 : 0);
    const below = layers.slice(from).find(({ id }) => !ids.has(id));
    editor.update((now) => moveAbove(now, ids, below?.id));
    layerOrderChanged([...ids]);
  });
  const anchor = useRef<string>(undefined);
  const choose = (id: string, way: ChoosingWay) => {
    const { selected } = editor.store.getState();
    editor.select(chosenLayers(editor.page(), { selected, anchor: anchor.current }, id, way));
    if (way !== 'range') anchor.current = id;
  };
  return (
    <ul ref={list} className={styles.layers}>
      {layers.map((component) => (
        <Layer
          key={component.id}
          component={component}
          side={place?.row === component.id && dragged !== component.id ? place.side : undefined}
          onChoose={choose}
        />
      ))}
    </ul>
  );
}

interface LayerProps {
  readonly component: Component;
  /** Where what is dragged would come to lie beside it. */
  readonly side: DropPlace['side'] | undefined;
  readonly onChoose: (id: string, way: ChoosingWay) => void;
}

function Layer({ component, side, onChoose }: LayerProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const selected = useEditorState((state) => state.selected.includes(component.id));
  const [renaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { id, type, visible, locked } = component;
  const words = writtenText(component)?.trim() ?? '';
  const shownName = useComponentName(component);
  const choose = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) =>
    onChoose(id, shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'alone');
  const ended = () => {
    setRenaming(false);
    // The keyboard goes on where it was.
    requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
  };
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    setRenaming(true);
  };
  return (
    <li
      className={dragOrder.row}
      data-selected={selected || undefined}
      data-faint={!visible || undefined}
      data-target={side}
      data-row={id}
      draggable={!renaming}
    >
      {renaming ? (
        <LayerName component={component} placeholder={words || t(`panels.kinds.${type}.name`)} onEnd={ended} />
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.layer}
          aria-pressed={selected}
          title={`${shownName} · ${t('editor.renameHint')}`}
          onClick={choose}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={keyed}
        >
          <KindIcon kind={type} />
          <span>{shownName}</span>
        </button>
      )}
      <LayerSwitch
        label={t(visible ? 'editor.hideOne' : 'editor.show')}
        icon={visible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        isOn={!visible}
        onClick={() => editor.patch([{ id, visible: !visible }])}
      />
      <LayerSwitch
        label={t(locked ? 'editor.unlock' : 'editor.lockOne')}
        icon={locked ? <LockOutlined /> : <UnlockOutlined />}
        isOn={locked}
        onClick={() => editor.patch([{ id, locked: !locked }])}
      />
    </li>
  );
}

interface LayerSwitchProps {
  readonly label: string;
  readonly icon: React.ReactNode;
  /** Shown also while the pointer is elsewhere. */
  readonly isOn: boolean;
  readonly onClick: () => void;
}

function LayerSwitch({ label, icon, isOn, onClick }: LayerSwitchProps) {
  return (
    <Button
      look="text"
      className={styles.layerSwitch}
      data-on={isOn || undefined}
      icon={icon}
      aria-label={label}
      title={label}
      onClick={onClick}
    />
  );
}

interface LayerNameProps {
  readonly component: Component;
  readonly placeholder: string;
  readonly onEnd: () => void;
}

/** Enter and leaving keep the new name, Escape the old one; an empty one gives the name of its words back. */
function LayerName({ component, placeholder, onEnd }: LayerNameProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  // As narrow as a phone the panel would be put together anew, and the name with it.
  useHeldArrangement();
  const [text, setText] = useState(component.name ?? '');
  const left = useRef(false);
  const leave = (name: string | undefined) => {
    if (left.current) return;
    left.current = true;
    const trimmed = name?.trim();
    if (trimmed !== undefined && trimmed !== (component.name ?? '')) {
      editor.patch([{ id: component.id, name: trimmed === '' ? undefined : trimmed }]);
    }
    onEnd();
  };
  const keyed = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') leave(text);
    if (event.key === 'Escape') leave(undefined);
  };
  return (
    <input
      // The field appears because the person asked for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className={styles.layerName}
      aria-label={t('panels.panel.name')}
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => refuseTooLong(target.value, COMPONENT_NAME_MAX) || setText(target.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => leave(text)}
      onKeyDown={keyed}
    />
  );
}
