import { PageContent } from '../../pages/PageContent.tsx';
import { pageSize } from '../../pages/parsed-page.ts';
import { ScaledPage } from '../../pages/ScaledPage.tsx';

/** A page of a template, drawn as the pages of projects are. */
export function TemplatePageView({ text, pageNumber }: { text: string; pageNumber: number }) {
  return (
    <ScaledPage size={pageSize(text)}>
      <PageContent pageNumber={pageNumber} text={text} />
    </ScaledPage>
  );
}
