import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconPicture } from './IconPicture.tsx';
import styles from './icon.module.css';
import type { IconEntry } from './icon-search.ts';

/** Cell of an icon, px, and rows drawn beyond what is seen. */
const CELL = { width: 72, height: 68 } as const;
const EXTRA_ROWS = 3;

interface IconGridProps {
  readonly entries: readonly IconEntry[];
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** Thousands of icons, of which only those in sight are drawn. Arrow keys move, Enter chooses. */
export function IconGrid({ entries, value, onChoose }: IconGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ width: 0, height: 0, top: 0 });
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      entries.findIndex(({ name }) => name === value),
    ),
  );
  const columns = Math.max(1, Math.floor(view.width / CELL.width));
  const rows = Math.ceil(entries.length / columns);
  const first = Math.max(0, Math.floor(view.top / CELL.height) - EXTRA_ROWS);
  const last = Math.min(rows, Math.ceil((view.top + view.height) / CELL.height) + EXTRA_ROWS);
  const shown = entries.slice(first * columns, last * columns);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setView((before) => ({ ...before, width: element.clientWidth, height: element.clientHeight })),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const move = (index: number) => {
    const next = Math.min(entries.length - 1, Math.max(0, index));
    setActive(next);
    const top = Math.floor(next / columns) * CELL.height;
    const element = frame.current;
    if (!element) return;
    if (top < element.scrollTop) element.scrollTop = top;
    if (top + CELL.height > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + CELL.height - element.clientHeight;
    }
  };
  const keyed = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    const entry = entries[active];
    if (step !== undefined) move(active + step);
    else if (event.key === 'Enter' && entry) onChoose(entry.name);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={frame}
      className={styles.grid}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show drawings
      role="listbox"
      tabIndex={0}
      aria-activedescendant={`icon-${active}`}
      onKeyDown={keyed}
      onScroll={(event) => {
        const top = event.currentTarget.scrollTop;
        setView((before) => ({ ...before, top }));
      }}
    >
      <div style={{ height: rows * CELL.height, position: 'relative' }}>
        {shown.map((entry, offset) => {
          const index = first * columns + offset;
          const place = {
            left: (index % columns) * (view.width / columns),
            top: Math.floor(index / columns) * CELL.height,
          };
          return (
            <button
              key={entry.name}
              id={`icon-${index}`}
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of the list above
              role="option"
              tabIndex={-1}
              aria-selected={entry.name === value}
              data-active={index === active || undefined}
              title={entry.words}
              style={{ ...place, width: view.width / columns, height: CELL.height }}
              onClick={() => onChoose(entry.name)}
            >
              <IconPicture name={entry.name} size={24} />
              <span>{entry.words}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
