import type { Table } from '@pagewright/components/table-editing';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { KitDropdown } from '../../../app/kit/KitDropdown.tsx';
import { cellTools, type ToolCells } from './table-tools.tsx';

interface CellMenuProps extends ToolCells {
  /** While words are typed the browser's own menu has what corrects them. */
  readonly disabled: boolean;
  readonly onApply: (change: (table: Table) => Table) => void;
  /** The keys are for the cells again. */
  readonly onLeave: () => void;
  readonly children: ReactElement;
}

/** What can be done with the cells that one points at, at the right button. */
export function CellMenu({ disabled, onApply, onLeave, children, ...cells }: CellMenuProps) {
  const { t } = useTranslation();
  const groups = cellTools(cells);
  const tools = groups.flat();
  const items = groups.flatMap((group, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...group.map(({ word, icon, disabled: off }) => ({
      key: word,
      icon,
      label: t(`panels.table.${word as 'edit'}`),
      disabled: off ?? false,
      danger: word === 'removeRow' || word === 'removeColumn',
    })),
  ]);
  return (
    <KitDropdown
      trigger={disabled ? [] : ['contextMenu']}
      onOpenChange={(isOpen) => {
        if (!isOpen) onLeave();
      }}
      menu={{
        items,
        onClick: ({ key }) => {
          const tool = tools.find(({ word }) => word === key);
          if (tool) onApply(tool.apply);
        },
      }}
    >
      {children}
    </KitDropdown>
  );
}
