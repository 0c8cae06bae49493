import { pageAnchor } from '@pagewright/components/link-attributes';
import { useTranslation } from 'react-i18next';
import type { ComparedPage } from './compare-pages.ts';
import { StillPage } from './StillPage.tsx';
import { useStillFrames } from './still-frames.ts';
import styles from './versions.module.css';

/** The pages of a version as they were. */
export function VersionPages({ projectId, pages }: { projectId: number; pages: readonly ComparedPage[] }) {
  const { t } = useTranslation();
  const frames = useStillFrames(pages);
  return (
    <ol className={styles.grid}>
      {pages.map((page, index) => (
        <li key={page.id} id={pageAnchor(page.id)}>
          <StillPage {...{ projectId, page, index }} frame={frames.at(index)} />
          <span className={styles.caption}>
            {index + 1}
            {page.hidden && ` · ${t('versions.hidden')}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
