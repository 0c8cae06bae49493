import type { Page } from '@pagewright/components/models';
import { PAGE_LAYOUTS, type PageLayoutId } from '@pagewright/design/page-layouts';
import type { DocumentStyle } from '@pagewright/model/document-style';
import { Thumbnail } from '@pagewright/render/thumbnail';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorPage } from '../document/editor.ts';
import { useEditorState } from '../document/editor-context.ts';
import styles from './new-page.module.css';
import { newPagesAfter } from './new-pages.ts';

interface LayoutGridProps {
  readonly style: DocumentStyle;
  /** The page that the new one comes behind. */
  readonly after: EditorPage;
  readonly onChoose: (page: Page) => void;
}

/** px of a layout's picture. */
const WIDTH = 156;

interface Drawn {
  readonly layout: PageLayoutId;
  readonly page: Page;
}

/** The layouts of new pages, each drawn as the page that it would become. Arrow keys walk. */
export function LayoutGrid({ style, after, onChoose }: LayoutGridProps) {
  const { t } = useTranslation();
  const drawn = useNewPages(style, after);
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it have the keys
    <ul className={styles.grid} onKeyDown={walk}>
      {drawn.map(({ layout, page }, index) => (
        <li key={layout}>
          <button
            type="button"
            data-layout={layout}
            // A dialog's keys are for what it was opened for.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0}
            onClick={() => onChoose(page)}
          >
            <span className={styles.picture}>
              <Thumbnail page={page} width={WIDTH} mode="view" />
            </span>
            <span>{t(`editor.pageLayouts.${layout}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useNewPages(style: DocumentStyle, after: EditorPage): readonly Drawn[] {
  const pages = useEditorState((state) => state.pages);
  return useMemo(() => {
    const made = newPagesAfter(after, pages, style);
    return PAGE_LAYOUTS.map((layout) => ({ layout, page: made(layout) }));
  }, [style, after, pages]);
}
