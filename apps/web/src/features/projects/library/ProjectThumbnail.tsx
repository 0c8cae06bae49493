import { FileTextOutlined } from '@ant-design/icons';
import { listPages } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../app/api/api.ts';
import { previewPages, previewText } from '../../pages/preview-text.ts';
import { useInView } from '../../pages/use-in-view.ts';
import { Cover } from './Cover.tsx';
import styles from './library.module.css';

/** The project's first page, loaded and drawn when it comes into view. */
export function ProjectThumbnail({ project }: { project: Project }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useInView(box);
  const { id, pageCount, updateTime } = project;
  const { data: page } = useQuery({
    queryKey: ['thumbnail', id, updateTime],
    queryFn: async ({ signal }) => {
      const pages = await api.call(listPages, { query: { projectId: id, limit: 1 }, signal });
      return previewPages(pages)[0] ?? null;
    },
    enabled: seen && pageCount > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div ref={box} className={styles.thumbnail} aria-hidden inert>
      {page ? <Cover projectId={id} text={previewText(page)} /> : <FileTextOutlined className={styles.noThumbnail} />}
    </div>
  );
}
