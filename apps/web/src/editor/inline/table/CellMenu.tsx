import { CopyOutlined, ScissorOutlined, SnippetsOutlined } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { KitDropdown } from '../../../app/kit/KitDropdown.tsx';
import { notify } from '../../../app/toasts/notify.ts';
import { clipboardCells } from '../../clipboard/clipboard-cells.ts';
import { readFromSystem } from '../../clipboard/read-from-system.ts';
import { writeToSystem } from '../../clipboard/write-to-system.ts';
import { IS_MAC } from '../../keys/platform.ts';
import { cellFormats, clearSelected, putCells, type TableControl } from './table-events.ts';
import { cellTools } from './table-tools.tsx';

interface CellMenuProps {
  readonly control: TableControl;
  /** How wide the table may become, px. */
  readonly maxWidth: number;
  readonly children: ReactElement;
}

const CLIPBOARD = [
  ['cut', <ScissorOutlined key="cut" aria-hidden />],
  ['copy', <CopyOutlined key="copy" aria-hidden />],
  ['paste', <SnippetsOutlined key="paste" aria-hidden />],
] as const;

/** What can be done with the cells that one points at, at the right button. */
export function CellMenu({ control, maxWidth, children }: CellMenuProps) {
  const { t } = useTranslation();
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
    else notify.info(t('panels.table.pasteByKeys', { keys: IS_MAC ? '⌘V' : 'Ctrl+V' }));
  };
  const run = (key: string) => {
    const tool = tools.find(({ word }) => word === key);
    if (tool) control.apply(tool.apply);
    if (key === 'copy' || key === 'cut') void writeToSystem(cellFormats(control));
    if (key === 'cut') clearSelected(control);
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
