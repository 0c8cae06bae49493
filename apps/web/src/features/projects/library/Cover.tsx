import { PageContent } from '../../pages/PageContent.tsx';
import { pageSize } from '../../pages/parsed-page.ts';
import { ScaledPage } from '../../pages/ScaledPage.tsx';

/** Width through height below which a page is so high that only its head is shown. */
const HIGHEST = 0.7;

/** A document's first page within a wide box. */
export function Cover({ projectId, text }: { projectId?: number; text: string }) {
  const size = pageSize(text);
  const ratio = Math.max(HIGHEST, size.width / size.height);
  return (
    // The box's height decides for high pages, its width for wide ones.
    <div style={{ width: `min(100cqw, ${ratio * 100}cqh)` }}>
      <ScaledPage size={size}>
        <PageContent projectId={projectId} pageNumber={1} text={text} />
      </ScaledPage>
    </div>
  );
}
