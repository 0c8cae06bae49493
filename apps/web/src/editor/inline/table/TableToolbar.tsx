import type { Table } from '@pagewright/components/table-editing';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingBar } from '../FloatingBar.tsx';
import inline from '../inline.module.css';
import { Tool } from '../text/Tool.tsx';
import { type ToolCells, tableTools } from './table-tools.tsx';

interface TableToolbarProps extends ToolCells {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onApply: (change: (table: Table) => Table) => void;
}

/** Rows, columns and cells of what is selected. */
export function TableToolbar(props: TableToolbarProps) {
  const { t } = useTranslation();
  return (
    <FloatingBar anchor={props.anchor} label={t('panels.table.toolbar')}>
      {tableTools(props).map((tools, index) => (
        <span key={String(index)} style={{ display: 'contents' }}>
          {index > 0 && <span className={inline.divider} />}
          {tools.map((tool) => (
            <Tool
              key={tool.word}
              label={t(`panels.table.${tool.word as 'edit'}`)}
              on={tool.on ?? false}
              disabled={tool.disabled ?? false}
              onUse={() => props.onApply(tool.apply)}
            >
              {tool.icon}
            </Tool>
          ))}
        </span>
      ))}
    </FloatingBar>
  );
}
