import type { Page } from '@pagewright/components/models';
import { useEffect, useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { typedPage } from '../document/typed-page.ts';

interface Shown {
  /** What it was made of. */
  readonly of: Page;
  readonly page: Page;
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
          const fitted = typedPage(page, now.patch, last?.of === page ? last.page : page);
          return last?.of === page && last.page === fitted ? last : { of: page, page: fitted };
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
