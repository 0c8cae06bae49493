import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { KitDropdown } from '../../../app/kit/KitDropdown.tsx';

interface OverviewMenuProps {
  /** How many pages are chosen, and there are. */
  readonly chosen: number;
  readonly total: number;
  /** Whether all of the chosen ones are hidden. */
  readonly allHidden: boolean;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onHide: () => void;
  readonly onSection: () => void;
  readonly onRemove: () => void;
  /** The keys are for the pages again. */
  readonly onLeave: () => void;
  readonly children: ReactElement;
}

/** What can be done with the chosen pages, at the right button. */
export function OverviewMenu(props: OverviewMenuProps) {
  const { chosen, total, allHidden, busy, onLeave, children } = props;
  const { t } = useTranslation();
  const none = chosen === 0 || busy;
  const isAll = chosen === total;
  const run: Readonly<Record<string, () => void>> = {
    open: props.onOpen,
    earlier: () => props.onMove(-1),
    later: () => props.onMove(1),
    duplicate: props.onDuplicate,
    hide: props.onHide,
    section: props.onSection,
    remove: props.onRemove,
  };
  const items = [
    { key: 'open', label: t('editor.overview.open'), disabled: none || chosen > 1, extra: '↵' },
    { key: 'duplicate', label: t('editor.overview.duplicate'), disabled: none },
    { key: 'hide', label: t(allHidden ? 'editor.overview.show' : 'editor.overview.hide'), disabled: none },
    { type: 'divider' as const },
    { key: 'earlier', label: t('editor.overview.earlier'), disabled: none || isAll },
    { key: 'later', label: t('editor.overview.later'), disabled: none || isAll },
    { key: 'section', label: t('editor.overview.section'), disabled: none },
    { type: 'divider' as const },
    {
      key: 'remove',
      label: t('editor.overview.remove', { number: chosen }),
      disabled: none || isAll,
      danger: true,
    },
  ];
  return (
    <KitDropdown
      trigger={['contextMenu']}
      onOpenChange={(isOpen) => {
        if (!isOpen) onLeave();
      }}
      menu={{ items, onClick: ({ key }) => run[key]?.() }}
    >
      {children}
    </KitDropdown>
  );
}
