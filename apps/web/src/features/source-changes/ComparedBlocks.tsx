import type { compareVersions } from '@pagewright/contract/documents';
import type { DataOf } from '@pagewright/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { ComparedBlockView } from './ComparedBlockView.tsx';
import styles from './source-changes.module.css';

interface ComparedBlocksProps {
  readonly comparison: DataOf<typeof compareVersions>;
  /** Whether there are pages that what is new may be brought onto. */
  readonly hasPages: boolean;
}

/** What is other in the newest version, block by block. */
export function ComparedBlocks({ comparison: { counts, blocks }, hasPages }: ComparedBlocksProps) {
  const { t } = useTranslation();
  const { changed, added, removed, moved } = counts;
  return (
    <>
      <output className={styles.counts}>{t('sources.counts', counts)}</output>
      {blocks.length === 0 && <p>{t('sources.nothing')}</p>}
      <ol className={styles.blocks}>
        {blocks.map((block) => (
          <ComparedBlockView key={`${block.is}-${block.index}`} block={block} />
        ))}
      </ol>
      {changed + added + removed + moved > blocks.length && <p>{t('sources.cut', { total: blocks.length })}</p>}
      {added > 0 && hasPages && <p className={styles.quiet}>{t('sources.more')}</p>}
    </>
  );
}
