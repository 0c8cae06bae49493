import { CopyOutlined, ScissorOutlined, SnippetsOutlined } from '@ant-design/icons';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KitDropdown } from '../../../app/kit/KitDropdown.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { clipboardCells } from '../../clipboard/clipboard-cells.ts';
import { readFromSystem } from '../../clipboard/read-from-system.ts';
import { chordLabel } from '../../keys/chord.ts';
import { IS_MAC } from '../../keys/platform.ts';
import { putCells, sendCells, type TableControl } from './table-events.ts';
import { cellTools } from './table-tools.tsx';

interface CellMenuProps {
  readonly control: TableControl;
  /** How wide the table may become, px. */
  readonly maxWidth: number;
  readonly children: ReactElement;
}

const CLIPBOARD = [
  ['cut', <ScissorOutlined key="cut" />],
  ['copy', <CopyOutlined key="copy" />],
  ['paste', <SnippetsOutlined key="paste" />],
] as const;

/** What can be done with the cells that one points at, at the right button. */
export function CellMenu({ control, maxWidth, children }: CellMenuProps) {
  const { t } = useTranslation();
  const latest = useRef(control);
  useLayoutEffect(() => {
    latest.current = control;
  });
  const groups = cellTools({ table: control.table, area: control.area, maxWidth });
  const tools = groups.flat();
  const items = [
    ...CLIPBOARD.map(([key, icon]) => ({ key, icon, label: t(`panels.table.${key}`) })),
    ...groups.flatMap((group) => [
      { type: 'divider' as const },
      ...group.map(({ word, icon, disabled: off }) => ({
        key: word,
        icon,
        label: t(`panels.table.${word as 'edit'}`),
        disabled: off ?? false,
        danger: word === 'removeRow' || word === 'removeColumn',
      })),
    ]),
  ];
  const paste = async () => {
    const held = await readFromSystem();
    if (held) putCells(control, clipboardCells(held));
    else notify.info(t('panels.table.pasteByKeys', { keys: chordLabel('mod+v', IS_MAC) }));
  };
  const send = async (cuts: boolean) => {
    if (await sendCells(() => latest.current, cuts)) return;
    const keys = chordLabel(cuts ? 'mod+x' : 'mod+c', IS_MAC);
    notify.info(t(cuts ? 'panels.table.cutByKeys' : 'panels.table.copyByKeys', { keys }));
  };
  const run = (key: string) => {
    const tool = tools.find(({ word }) => word === key);
    if (tool) control.apply(tool.apply);
    if (key === 'copy' || key === 'cut') void send(key === 'cut');
    if (key === 'paste') void paste();
  };
  return (
    <KitDropdown
      // While words are typed the browser's own menu has what corrects them.
      trigger={control.draft.isEditing ? [] : ['contextMenu']}
      onOpenChange={(isOpen) => {
        // The keys are for the cells again.
        if (!isOpen) control.focus();
      }}
      menu={{ items, onClick: ({ key }) => run(key) }}
    >
      {children}
    </KitDropdown>
  );
}
