import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHeldArrangement } from '../../app/kit/arranged-narrow.ts';
import { KitProvider } from '../../app/kit/KitProvider.tsx';
import styles from './comparison.module.css';
import { comparisonKey, isForComparison } from './comparison-keys.ts';
import { comparisonHost, cover } from './comparison-place.ts';
import { OUTLINE_VARIABLES } from './outline-colors.ts';
import type { Walk } from './use-walk.ts';
import { WalkButtons } from './WalkButtons.tsx';

interface ComparisonModeProps {
  readonly title: string;
  /** Beside the title: what all of it comes to. */
  readonly facts?: ReactNode;
  /** What can be done, at the end of the bar. */
  readonly actions: ReactNode;
  /** Below the bar: what there is to know. */
  readonly notes?: ReactNode;
  /** Where there are differences to be walked through. */
  readonly walk?: Walk | undefined;
  /** By Escape. */
  readonly onClose: () => void;
  /** The pages, which fill the rest. */
  readonly children: ReactNode;
  readonly 'data-testid': string;
}

/** Pages that are looked at in the place of what the screen shows, with a bar above them. */
export function ComparisonMode(props: ComparisonModeProps) {
  const [host] = useState(comparisonHost);
  return createPortal(
    <KitProvider>
      <Mode {...props} />
    </KitProvider>,
    host,
  );
}

function Mode({ title, facts, actions, notes, walk, onClose, children, ...rest }: ComparisonModeProps) {
  const mode = useRef<HTMLElement>(null);
  const uncover = useRef<() => void>(undefined);
  useHeldArrangement();
  // A dialog that makes way for it first gives the focus back to where it was opened.
  useEffect(() => {
    uncover.current = cover();
    mode.current?.focus({ preventScroll: true });
  }, []);
  // At once: the next key is for what it covered.
  useLayoutEffect(() => () => uncover.current?.(), []);
  useModeKeys(mode, { next: () => walk?.step('next'), previous: () => walk?.step('previous'), close: onClose });
  return (
    // To the screen it is what a dialog is: keys are for it, and nothing that it covers hears any.
    <section
      ref={mode}
      className={styles.mode}
      style={OUTLINE_VARIABLES}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a modal one would lie over what stays beside it
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      {...rest}
    >
      <header className={styles.bar}>
        <div className={styles.heading}>
          <h2>{title}</h2>
          {facts}
        </div>
        {walk && walk.total > 0 && <WalkButtons walk={walk} />}
        <div className={styles.actions}>{actions}</div>
      </header>
      {notes && <div className={styles.notes}>{notes}</div>}
      {children}
    </section>
  );
}

function useModeKeys(
  mode: { readonly current: HTMLElement | null },
  actions: Readonly<Record<'next' | 'previous' | 'close', () => void>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.defaultPrevented ? undefined : comparisonKey(event);
    if (!key || !mode.current || !isForComparison(event.target, mode.current)) return;
    event.preventDefault();
    event.stopPropagation();
    actions[key]();
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    // Before what has the focus: a list of choices would open with any letter.
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
}
