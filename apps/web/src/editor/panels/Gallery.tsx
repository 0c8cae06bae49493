import type { ComponentKind } from '@pagewright/components/models';
import type { GalleryGroup } from '@pagewright/components/panels';
import type { KeyboardEvent } from 'react';
import { useGroupWord, useOptionWord } from '../../app/i18n/kind-words.ts';
import { ChoicePicture } from './ChoicePicture.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly kind: ComponentKind;
  /** The prop that is chosen. */
  readonly prop: string;
  readonly groups: readonly GalleryGroup[];
  readonly value?: string | undefined;
  /** What drawings are shown in. */
  readonly palette: readonly string[];
  readonly onChoose: (value: string) => void;
  /** Where choices can be dragged away: what a drag carries. */
  readonly onDrag?: ((data: DataTransfer, value: string) => void) | undefined;
}

/** Values with their pictures, by group. Arrow keys walk, Enter chooses. */
export function Gallery({ kind, prop, groups, value, palette, onChoose, onDrag }: GalleryProps) {
  const word = useOptionWord();
  const groupWord = useGroupWord();
  return (
    <div className={styles.gallery} data-gallery="" role="presentation" onKeyDown={walk}>
      {groups.map(({ id, choices }) => (
        <section key={id} aria-label={groupWord(kind, prop, id)}>
          <h4>{groupWord(kind, prop, id)}</h4>
          <div className={styles.choices} data-drawn={choices.some((choice) => 'drawing' in choice) || undefined}>
            {choices.map((choice) => {
              const name = word(kind, prop, choice.value);
              return (
                <button
                  key={choice.value}
                  type="button"
                  className={styles.choice}
                  title={name}
                  aria-label={name}
                  aria-pressed={value === undefined ? undefined : choice.value === value}
                  data-choice={choice.value}
                  draggable={onDrag !== undefined}
                  onDragStart={(event) => onDrag?.(event.dataTransfer, choice.value)}
                  onClick={() => onChoose(choice.value)}
                >
                  <ChoicePicture choice={choice} palette={palette} size={26} />
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}

/** To the next picture in reading order, or to the one above or below. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter') event.stopPropagation();
  if (!['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const from = buttons[at];
  if (!from) return;
  event.preventDefault();
  event.stopPropagation();
  const isAfter = event.key === 'ArrowRight' || event.key === 'ArrowDown';
  const rest = isAfter ? buttons.slice(at + 1) : buttons.slice(0, at).toReversed();
  const isBeside = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
  const next = isBeside ? rest[0] : nearest(from, rest);
  next?.focus();
}

/** The first in the same column of another row. */
function nearest(from: HTMLElement, others: readonly HTMLElement[]): HTMLElement | undefined {
  const { left, top, width } = from.getBoundingClientRect();
  return others.find((one) => {
    const box = one.getBoundingClientRect();
    return box.top !== top && Math.abs(box.left - left) < width / 2;
  });
}
