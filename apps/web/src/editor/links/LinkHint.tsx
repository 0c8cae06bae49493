import { LINK_MARK } from '@pagewright/components/link-attributes';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../document/editor-context.ts';
import { linkName, linkPages } from '../document/link-pages.ts';
import styles from './links.module.css';

/** px between a link and its hint, and between that and the edges of the window. */
const GAP = 6;
/** px that there has to be room for under a link. */
const HEIGHT = 30;

interface Hint {
  readonly link: string;
  readonly left: number;
  readonly top: number;
}

/** Says where a link leads that the pointer is over while pages are edited: there it is not followed. */
export function LinkHint() {
  const { t } = useTranslation();
  const editor = useEditor();
  const [hint, setHint] = useState<Hint>();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const over = ({ target, buttons }: PointerEvent) => {
      const linked = target instanceof Element && buttons === 0 ? target.closest<HTMLElement>(`[${LINK_MARK}]`) : null;
      setHint(linked ? hintOf(linked) : undefined);
    };
    const hide = () => setHint(undefined);
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('pointerdown', hide, { signal, capture: true });
    document.addEventListener('wheel', hide, { signal, capture: true, passive: true });
    return () => left.abort();
  }, []);
  if (!hint) return null;
  const name = linkName(hint.link, linkPages(editor.store.getState().pages), t);
  return createPortal(
    <div className={styles.hint} role="tooltip" style={{ left: hint.left, top: hint.top }}>
      {t('panels.link.leadsTo', { name })}
    </div>,
    document.body,
  );
}

function hintOf(linked: HTMLElement): Hint {
  const { left, bottom, top } = linked.getBoundingClientRect();
  const below = bottom + GAP;
  return {
    link: linked.getAttribute(LINK_MARK) ?? '',
    left: Math.max(GAP, left),
    top: below + HEIGHT <= window.innerHeight ? below : Math.max(GAP, top - HEIGHT),
  };
}
