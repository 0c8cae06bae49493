import type { Page } from '@pagewright/components/models';
import { useEffect, useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { typedPage } from '../document/typed-page.ts';
import type { TypedChange } from '../document/typing.ts';

interface Shown {
  /** What it was made of. */
  readonly of: Page;
  readonly page: Page;
}

/** What was made last of what is typed: the stage and the panels beside it ask for the same. */
const made = new WeakMap<TypedChange, Shown>();

function fitted(page: Page, now: TypedChange, last: Page): Page {
  const known = made.get(now);
  if (known?.of === page) return known.page;
  const shown = { of: page, page: typedPage(page, now.patch, last) };
  made.set(now, shown);
  return shown.page;
}

/** The page as it stands with what is being typed in it; at most once a frame, as fitting words takes longer than typing them. */
export function useTypedPage(pageId: number, page: Page): Page {
  const { typing } = useEditor();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let frame = 0;
    const fit = () => {
      const { now } = typing;
      if (!now || now.pageId !== pageId) setShown(undefined);
      else
        setShown((last) => {
          const typed = fitted(page, now, last?.of === page ? last.page : page);
          return last?.of === page && last.page === typed ? last : { of: page, page: typed };
        });
    };
    const stop = typing.onChange((now) => {
      cancelAnimationFrame(frame);
      if (now) frame = requestAnimationFrame(fit);
      else fit();
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [typing, pageId, page]);
  return shown?.of === page ? shown.page : page;
}
