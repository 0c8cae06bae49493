import { CommentOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../app/controls/Button.tsx';
import { unseen } from './comment-source.ts';
import styles from './comments-button.module.css';
import { useComments } from './comments-context.ts';

/** Opens the comments, and says how many are new. */
export function CommentsButton({ keys, ...rest }: ComponentProps<typeof Button> & { keys?: string | undefined }) {
  const { t } = useTranslation();
  const { source, ui, pages } = useComments();
  const open = useStore(ui, (state) => state.open);
  const shown = new Set(pages.map(({ key }) => key));
  const count = source.board
    ? unseen(
        source.board,
        source.board.threads.filter(({ page }) => shown.has(page)),
      )
    : 0;
  const label = t('panel.comments');
  return (
    <Button
      {...rest}
      icon={<CommentOutlined />}
      aria-pressed={open}
      aria-label={count > 0 ? `${label} (${t('panel.newComments', { count })})` : label}
      title={keys ? `${label} (${keys})` : label}
      onClick={() => ui.setState({ open: !open, placing: false })}
      data-testid="comments"
    >
      {rest.children}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Button>
  );
}
